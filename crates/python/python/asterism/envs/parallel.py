"""The PettingZoo parallel environment."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

from .. import WAIT, IllegalMove
from . import table
from .zoo import ZooEnv

try:
    from pettingzoo import ParallelEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise table.missing("PettingZoo", "pettingzoo") from error


class parallel_env(ZooEnv, ParallelEnv):
    """All seats act at once. Those that aren't asked wait (action 0).

    If several seats are asked, their moves are made in the order of the seats. A move that an
    earlier one made impossible is dropped: its seat is asked again. A cycle is one step of
    everybody.
    """

    metadata = {"name": "asterism_parallel_v1", "render_modes": ["ansi", "human"]}

    def reset(self, seed: int | None = None, options: dict | None = None):
        self._begin(seed)
        return self._observations(), self._infos({})

    def step(self, actions: dict[str, int]):
        state = self.state_of_game
        chosen, refusals = self._checked(actions)
        for seat, action in chosen:
            if seat in state.asked and action in state.actions(seat):
                state.apply(action, seat)
        self.cycles += 1
        over = state.is_over
        truncated = not over and self.cycles >= self.max_cycles
        rewards = state.rewards
        result = (
            self._observations(),
            {agent: rewards[self._seat(agent)] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, truncated),
            self._infos(refusals),
        )
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _observations(self) -> dict[str, dict[str, np.ndarray]]:
        return {
            agent: table.observed(self.game, self.state_of_game, self._seat(agent))
            for agent in self.agents
        }

    def _infos(self, refusals: dict[str, str]) -> dict[str, dict[str, Any]]:
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            mask = table.mask(self.game, self.state_of_game, self._seat(agent))
            infos[agent] = {"action_mask": mask}
            if agent in refusals:
                infos[agent]["refusal"] = refusals[agent]
        return infos

    def _checked(self, actions: dict[str, int]) -> tuple[list[tuple[int, int]], dict[str, str]]:
        """The legal actions by seat, and why others are not."""
        state = self.state_of_game
        chosen = []
        refusals = {}
        for agent in self.agents:
            if agent not in actions:
                continue
            # Unlike `int`, it refuses fractions.
            seat, action = self._seat(agent), operator.index(actions[agent])
            asked = seat in state.asked
            if not asked and action == WAIT:
                continue
            try:
                # A copy makes the move, so that nothing has changed if another is refused.
                state.clone().apply(action, seat)
            except IllegalMove as error:
                if self.illegal == "raise":
                    raise
                refusals[agent] = str(error)
                continue
            chosen.append((seat, action))
        return sorted(chosen), refusals
