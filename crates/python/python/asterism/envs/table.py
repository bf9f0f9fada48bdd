"""What all environments share: the game, its spaces, and what a seat observes."""

from __future__ import annotations

import json
from typing import Any, Literal

import numpy as np

from .. import AsterismError, Game, State

Illegal = Literal["raise", "wait"]

#: A game with more decisions than this is truncated, unless another limit is given.
MAX_CYCLES = 10_000


def missing(library: str, extra: str) -> ImportError:
    """The error for an optional library that is not installed."""
    return ImportError(
        f"{library} is needed for this environment; install it with: pip install 'asterism[{extra}]'"
    )


try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error


def built(game: Game | str, players: int | None, setup: dict[str, Any]) -> Game:
    """The game that somebody asked an environment for."""
    if isinstance(game, Game):
        if players is not None or setup:
            raise AsterismError("The game is built already; give its players and options to Game.")
        return game
    return Game(game, 2 if players is None else players, **setup)


def checked_illegal(illegal: str) -> str:
    if illegal not in ("raise", "wait"):
        raise AsterismError(f'illegal is "raise" or "wait", not "{illegal}".')
    return illegal


def observation_space(game: Game) -> spaces.Dict:
    high = game.encoding.high
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.encoding.action_count,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.encoding.action_count)


def mask(game: Game, state: State, seat: int) -> np.ndarray:
    """The legal actions of a seat, as Gymnasium's `sample` wants them."""
    if seat not in state.seats:
        return np.zeros(game.encoding.action_count, np.int8)
    return state.mask(seat).view(np.int8)


def observed(game: Game, state: State, seat: int) -> dict[str, np.ndarray]:
    """What a seat observes. A seat that has left observes nothing."""
    if seat in state.seats:
        observation = state.observation(seat)
    else:
        observation = np.zeros(game.encoding.size, np.uint8)
    return {"observation": observation, "action_mask": mask(game, state, seat)}


def shown(state: State | None, seat: int | None = None) -> str:
    """A position as text."""
    if state is None:
        return "The game has not begun."
    view = json.dumps(state.view(seat), indent=2, ensure_ascii=False)
    return f"{state!r}\n{view}"
