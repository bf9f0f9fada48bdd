"""The Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import AsterismError, Batch, Game
from . import table

try:
    from gymnasium.vector import AutoresetMode, VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise table.missing("Gymnasium", "gymnasium") from error

from .single import SIMULATIONS


class VectorEnv(GymnasiumVectorEnv):
    """Many games at once, stepped by all processors. One learner in each, bots in the others.

    num_envs: how many games.
    opponents: a level of bots, with a budget if you like ("regular:500"); one for all other
        seats, or a list with one for each, clockwise.
    copy: whether results are copies. Otherwise, they are overwritten by the next step.
    The other keywords are those of `SingleEnv`. Illegal actions raise an exception, and no
    game is changed.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: Game | str = "stella-quest",
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        max_cycles: int = table.MAX_CYCLES,
        threads: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.game = table.built(game, players, setup)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.render_mode = render_mode
        count = self.game.players
        if not 0 <= seat < count:
            raise AsterismError(f"The seats are 0 to {count - 1}, not {seat}.")
        if isinstance(opponents, str):
            opponents = [opponents] * (count - 1)
        if len(opponents) != count - 1:
            raise AsterismError(
                f"There are {count - 1} other seats, but {len(opponents)} opponents."
            )
        seats: list[str | None] = [None] * count
        for step, opponent in enumerate(opponents, 1):
            named = opponent if ":" in opponent else f"{opponent}:{SIMULATIONS}"
            seats[(seat + step) % count] = named
        self.seat = seat
        self.num_envs = num_envs
        self.copy = copy
        self.batch = Batch(
            self.game,
            num_envs,
            players=seats,
            threads=threads,
            max_decisions=max_cycles,
            autoreset="next",
        )
        self.single_observation_space = table.observation_space(self.game)
        self.single_action_space = table.action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict | None = None):
        if isinstance(seed, (list, tuple)):
            seed = seed[0]
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self._observations(), self._infos()

    def step(self, actions: np.ndarray):
        actions = np.asarray(actions)
        if not np.issubdtype(actions.dtype, np.integer):
            raise TypeError(f"Actions are whole numbers, not {actions.dtype}.")
        self.batch.step(np.ascontiguousarray(actions, dtype=np.int64))
        batch = self.batch
        return (
            self._observations(),
            batch.rewards[:, self.seat].astype(np.float64),
            self._kept(batch.terminated),
            self._kept(batch.truncated),
            self._infos(),
        )

    def sample(self) -> np.ndarray:
        """A random legal action for every game."""
        return self.batch.sample()

    def _kept(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array

    def _observations(self) -> dict[str, np.ndarray]:
        return {
            "observation": self._kept(self.batch.observations),
            "action_mask": self._kept(self.batch.masks.view(np.int8)),
        }

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._kept(self.batch.masks.view(np.int8))}
