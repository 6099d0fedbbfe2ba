"""Tests run on the compiled kernel, or on the sources (LAPILLI_PURE=1); the header says which, and what is sampled."""

import lapilli
from lapilli.core.check.suite import everything, sample


def pytest_report_header() -> list[str]:
    kernel = "compiled" if lapilli.pure.compiled() else "interpreted"
    part = "everything (LAPILLI_ALL)" if everything() else f"sample {sample()} (LAPILLI_SAMPLE={sample()} repeats it)"
    return [f"lapilli kernel: {kernel}", f"costly checks look at: {part}"]
