"""Packed arrays of i64: librt's `vec` where a module is compiled, a plain list where it is interpreted.

Never compiled itself. mypyc resolves the names statically, so compiled modules use real packed arrays although the
names below are bound to `list` at run time.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    from librt import vecs

    vec = list

    def append(items, item):
        """Like librt's: the caller goes on with the returned array, be it a list or one that compiled code made."""
        if isinstance(items, list):
            items.append(item)
            return items
        return vecs.append(items, item)
