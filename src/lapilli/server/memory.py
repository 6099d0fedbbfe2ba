"""The memory of this process: its size, and giving back what is no longer needed."""

from __future__ import annotations

import contextlib
import ctypes
import os

M_ARENA_MAX = -8  # of malloc.h


def taken() -> int:
    """Bytes of memory that this process has; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def few_arenas() -> None:
    """Let all threads share two heaps (glibc): what one of eight has freed would be of no use to the others."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 2)


def give_back() -> None:
    """Return free memory to the system, where the C library can (glibc)."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
