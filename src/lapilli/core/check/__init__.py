"""The conformance kit: what every game owes the engine, as checks that authors import and `lapilli dev check` runs."""

from lapilli.core.check.kit import CHECKS, Broken, Plan, run
from lapilli.core.check.suite import Conformance
from lapilli.core.check.trace import golden

__all__ = ["CHECKS", "Broken", "Conformance", "Plan", "golden", "run"]
