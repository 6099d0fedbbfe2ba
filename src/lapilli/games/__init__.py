"""The four games; each registers itself through the entry-point group `lapilli.games` like any other.

`lapilli.games()` is also the public call that lists what is installed. Python binds a package to its name in the
parent as soon as anything in it is imported, so the package itself answers the call too.
"""

import sys
from collections.abc import Mapping
from types import ModuleType

from lapilli.core import registry
from lapilli.core.game import Game


class Games(ModuleType):
    """This package, as something that can be called."""

    def __call__(self) -> Mapping[str, Game]:
        return registry.games()


sys.modules[__name__].__class__ = Games
