"""Packed arrays of i64 and a writer of bytes: librt's where a module is compiled, plain Python where it is interpreted.

Never compiled itself. mypyc resolves the names statically, so compiled modules use librt's types although the names
below are bound to Python's at run time. Interpreted modules run without librt.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    vec = list

    class BytesWriter(bytearray):
        """The part of librt's writer that the kernel uses."""

        __slots__ = ()
        write = bytearray.extend

        def getvalue(self):
            """Return all that was written."""
            return bytes(self)

    def append(items, item):
        """Like librt's: the caller goes on with the returned array, be it a list or one that compiled code made."""
        if isinstance(items, list):
            items.append(item)
            return items
        from librt import vecs  # such an array comes from the compiled kernel, which needs librt anyway

        return vecs.append(items, item)


def refill(array: vec[i64], numbers: Sequence[int]) -> None:
    """Give an array of a compiled object other numbers, from outside the kernel.

    A new array that interpreted code puts into a compiled object, or passes to a compiled function, is never freed
    (mypyc 2.4): imagined worlds would fill the memory.
    """
    if len(array) != len(numbers):
        raise ValueError(f"{len(array)} numbers are needed, not {len(numbers)}")
    for index, number in enumerate(numbers):
        array[index] = number


# An array is read out here, interpreted: a compiled function that is handed one from outside never lets go of it.


def entries(array: vec[i64]) -> list[int]:
    """The numbers of an array of a compiled object, from outside the kernel."""
    return list(array)


def filled(array: vec[i64]) -> list[tuple[int, int]]:
    """The numbers that are not 0, each with its index."""
    return [(index, number) for index, number in enumerate(list(array)) if number]
