"""Intervals: against figures of the literature and against the definition."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapilli.study.interval import Z, mean, quantile, share


def test_wilson_against_published_figures() -> None:
    """Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    published = ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718))
    for hits, games, low, high in published:
        found = share(hits, games)
        assert found.low == pytest.approx(low, abs=5e-5)
        assert found.high == pytest.approx(high, abs=5e-5)


@given(st.integers(1, 10_000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_wilson_limits_solve_their_equation(pair: tuple[int, int]) -> None:
    """Each limit is a share from which the found one is just Z standard errors away."""
    hits, games = pair
    found = share(hits, games)
    assert 0 <= found.low <= found.value <= found.high <= 1
    for limit in {found.low, found.high} - {0.0, 1.0}:
        assert abs(found.value - limit) == pytest.approx(Z * sqrt(limit * (1 - limit) / games), rel=1e-6)


def test_no_games_say_nothing() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)
    assert mean({}).games == 0


def test_the_mean_and_its_interval() -> None:
    found = mean(Counter([1.0, 2.0, 3.0, 4.0]))
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * sqrt((5 / 3) / 4), rel=1e-3)
    assert mean(Counter([7.0])).low == 7


def test_quantiles() -> None:
    counts = Counter([1.0, 1.0, 2.0, 9.0])
    assert [quantile(counts, part) for part in (0, 0.25, 0.5, 0.75, 1)] == [1, 1, 1, 2, 9]
