"""What both environments for PettingZoo share."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import Game, State
from . import table


class ZooEnv:
    """An agent for every seat, `seat_0` and so on, all with the same spaces.

    game: a `Game`, or the name of one; then `players` and the other keywords of `Game` follow.
    max_cycles: a longer game is truncated.
    illegal: what an illegal action does: "raise" an exception before anything has changed, or
        "wait": nothing happens, and the info of the agent has the sentence under "refusal".
    """

    #: The game that is played. It can be looked at, but only `step` may change it.
    state_of_game: State

    def __init__(
        self,
        game: Game | str = "stella-quest",
        players: int | None = None,
        *,
        max_cycles: int = table.MAX_CYCLES,
        illegal: table.Illegal = "raise",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.game = table.built(game, players, setup)
        self.max_cycles = max_cycles
        self.illegal = table.checked_illegal(illegal)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._random = np.random.default_rng()
        self.observation_spaces = {
            agent: table.observation_space(self.game) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: table.action_space(self.game) for agent in self.possible_agents
        }

    def observation_space(self, agent: str):
        return self.observation_spaces[agent]

    def action_space(self, agent: str):
        return self.action_spaces[agent]

    def render(self) -> str | None:
        text = table.shown(getattr(self, "state_of_game", None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_of_game = self.game.start(int(self._random.integers(2**63)))
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
