"""Tests run on the compiled kernel, or on the sources (LAPILLI_INTERPRETED=1); the header says which."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import lapilli
from lapilli.core import registry
from lapilli.core.check.suite import everything, sample

os.environ.setdefault("LAPILLI_SAMPLE", str(sample()))  # for the workers too, should they begin after midnight
settings.register_profile("lapilli", deadline=None, suppress_health_check=[HealthCheck.too_slow])  # however busy
settings.load_profile("lapilli")
# first what takes long (site, notebooks, author's guide; clusters, browsers): at the end it would leave workers idle
LONG = ("tests/test_", "tests/study", "tests/site", "tests/browser", "tests/server", "tests/cli", "tests/games")


def pytest_report_header() -> list[str]:
    kernel = "compiled" if lapilli.interpreted.compiled() else "interpreted"
    part = "everything (LAPILLI_ALL)" if everything() else f"sample {sample()} (LAPILLI_SAMPLE={sample()} repeats it)"
    return [f"lapilli kernel: {kernel}", f"costly checks look at: {part}"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((at for at, name in enumerate(LONG) if item.nodeid.startswith(name)), len(LONG)))


@pytest.fixture(autouse=True, scope="module")
def games_added_by_hand_leave_with_their_test() -> Iterator[None]:
    """Anyone who counts the installed games must not find those that an earlier file registered."""
    before = {*registry._loaded, *registry._entries()}
    yield
    for name in registry._loaded.keys() - before:
        del registry._loaded[name]
