"""The conformance kit: checks that every game must pass. Authors import them; `lapilli dev check` runs them."""

from lapilli.core.check.kit import CHECKS, Broken, Plan, run
from lapilli.core.check.suite import Conformance
from lapilli.core.check.trace import golden

__all__ = ["CHECKS", "Broken", "Conformance", "Plan", "golden", "run"]
