"""Environments for PettingZoo and Gymnasium.

`env` (PettingZoo AEC) is the main form: seats act one after the other, several times a turn
or out of turn. `parallel_env` asks all seats at once, and those that aren't asked wait.
`SingleEnv` and `VectorEnv` (Gymnasium) have one learner and bots in the other seats.

Nothing is imported until it is used, so each part needs only its own library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .aec import env, raw_env
    from .parallel import parallel_env
    from .single import SingleEnv, register
    from .vector import VectorEnv

__all__ = ["SingleEnv", "VectorEnv", "env", "parallel_env", "raw_env", "register"]

_WHERE = {
    "env": "aec",
    "raw_env": "aec",
    "parallel_env": "parallel",
    "SingleEnv": "single",
    "register": "single",
    "VectorEnv": "vector",
}


def __getattr__(name: str):
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_WHERE[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted(__all__)
