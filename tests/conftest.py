"""Tests run on the compiled kernel, or on the sources with LAPILLI_PURE=1; the closing line says which."""

import lapilli


def pytest_report_header() -> str:
    return f"lapilli kernel: {'compiled' if lapilli.pure.compiled() else 'interpreted'}"
