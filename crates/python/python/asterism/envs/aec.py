"""The PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import IllegalMove
from . import table
from .zoo import ZooEnv

try:
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as error:
    raise table.missing("PettingZoo", "pettingzoo") from error


def env(*arguments: Any, **keywords: Any) -> AECEnv:
    """The environment with PettingZoo's check of the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(*arguments, **keywords))


class raw_env(ZooEnv, AECEnv):
    """Seats act one after the other.

    The selected agent is the first seat that is asked. It may be asked several times in a
    row, and others may be asked in its turn. `leave` takes a player out of a game that
    allows it. A cycle is one decision.
    """

    metadata = {
        "name": "asterism_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return table.observed(self.game, self.state_of_game, self._seat(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refusal = None
        try:
            self.state_of_game.step(action)
        except IllegalMove as error:
            if self.illegal == "raise":
                raise
            refusal = str(error)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        self._settle()
        if refusal is not None:
            self.infos[agent]["refusal"] = refusal
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def leave(self, agent: str) -> None:
        """The player of this seat goes for good."""
        self.state_of_game.leave(self._seat(agent))
        self._clear_rewards()
        self.terminations[agent] = True
        self._settle()
        self._accumulate_rewards()
        self._deads_step_first()

    def _settle(self) -> None:
        """Notes whether the game is over, and who is asked next."""
        if self.state_of_game.is_over:
            rewards = self.state_of_game.rewards
            for agent in self.agents:
                self.rewards[agent] = rewards[self._seat(agent)]
                self.terminations[agent] = True
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def _select(self) -> None:
        seat = self.state_of_game.seat
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if seat is None:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        mask = table.mask(self.game, self.state_of_game, seat)
        self.infos[self.agent_selection]["action_mask"] = mask
