"""Studies: simulations, their results with intervals, and benchmarks."""

from lapilli.study.dataframe import to_dataframe
from lapilli.study.interval import Estimate
from lapilli.study.simulate import simulate
from lapilli.study.solve import Goal, Solution, UnsolvableError, solve
from lapilli.study.summary import Summary
from lapilli.study.what_if import Case, what_if

__all__ = [
    "Case",
    "Estimate",
    "Goal",
    "Solution",
    "Summary",
    "UnsolvableError",
    "simulate",
    "solve",
    "to_dataframe",
    "what_if",
]
