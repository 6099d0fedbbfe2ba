"""What many rooms need: `python tests/server/scale.py --rooms 10000` plays it through with the measured cost of a move.

Rooms are dealt to processes by hashing; people at each think for a while (exponentially distributed); a move costs its
milliseconds of one processor, in the order of arrival. Printed are the busiest process and how long moves wait.
"""

from __future__ import annotations

import argparse
import hashlib
import heapq
import random
import statistics


def home(room: int, processes: int) -> int:
    """The process of a room: the one whose name and the room's give the highest hash, so that few rooms move."""
    return max(range(processes), key=lambda one: hashlib.sha256(f"{one} {room}".encode()).digest())


def simulate(
    rooms: int, processes: int, think: float, cost: float, seconds: float, seed: int = 1
) -> tuple[float, float]:
    """The share of its processor that the busiest process uses, and the 99th of 100 waits, in milliseconds."""
    rng = random.Random(seed)
    homes = [home(room, processes) for room in range(rooms)]
    queue = [(rng.expovariate(1 / think), room) for room in range(rooms)]  # one of two people thinks at a time
    heapq.heapify(queue)
    free, busy, waits = [0.0] * processes, [0.0] * processes, []
    while queue[0][0] < seconds:
        now, room = heapq.heappop(queue)
        one = homes[room]
        takes = rng.gammavariate(2, cost / 2)  # some moves cost several times the mean
        done = max(now, free[one]) + takes
        free[one] = done
        busy[one] += takes
        waits.append((done - now) * 1000)
        heapq.heappush(queue, (done + rng.expovariate(1 / think), room))
    return max(busy) / seconds, statistics.quantiles(waits, n=100)[98]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rooms", type=int, default=10_000)
    parser.add_argument("--think", type=float, default=10.0, help="mean seconds between two moves of a room")
    parser.add_argument("--cost", type=float, default=8.5, help="milliseconds of a processor per move, by load.py")
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    for processes in (8, 12, 16, 24, 32, 48):
        used, late = simulate(given.rooms, processes, given.think, given.cost / 1000, given.seconds)
        print(f"{processes:3} processes: the busiest {used:4.0%} of its core, 99 of 100 moves within {late:6.0f} ms")


if __name__ == "__main__":
    main()
