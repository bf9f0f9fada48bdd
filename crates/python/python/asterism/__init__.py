"""Fluxx and Stella Quest for research.

>>> import asterism
>>> game = asterism.Game("stella-quest", players=3)
>>> state = game.start(seed=7)
>>> state.asked
[0]
>>> state.moves()[0]
'draw'
"""

from __future__ import annotations

from ._asterism import (
    WAIT,
    Agent,
    Answer,
    AsterismError,
    Batch,
    BatchError,
    ChanceError,
    Encoding,
    Experiment,
    ExperimentError,
    Game,
    IllegalMove,
    Knowledge,
    Replay,
    SavedGameError,
    SetupError,
    State,
    __version__,
    games,
    language,
    merge_results,
    results_differences,
    results_findings,
    set_language,
)
from .features import features, normalized

__all__ = [
    "WAIT",
    "Agent",
    "Answer",
    "AsterismError",
    "Batch",
    "BatchError",
    "ChanceError",
    "Encoding",
    "Experiment",
    "ExperimentError",
    "Game",
    "IllegalMove",
    "Knowledge",
    "Replay",
    "SavedGameError",
    "SetupError",
    "State",
    "__version__",
    "features",
    "games",
    "language",
    "merge_results",
    "normalized",
    "results_differences",
    "results_findings",
    "set_language",
]


def _rebuild_game(setup, everybody_is_asked):
    return Game.from_setup(setup, everybody_is_asked=everybody_is_asked)


def _rebuild_state(game, text, sampled):
    return State._from_position(game, text) if sampled else game.load(text)
