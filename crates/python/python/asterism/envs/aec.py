"""The PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import Game, IllegalMove, State
from . import table

try:
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as error:
    raise table.missing("PettingZoo", "pettingzoo") from error


def env(*arguments: Any, **keywords: Any) -> AECEnv:
    """The environment with PettingZoo's check of the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(*arguments, **keywords))


class raw_env(AECEnv):
    """Seats act one after the other.

    The selected agent is the first seat that is asked. It may be asked several times in a
    row, and others may be asked in its turn. `leave` takes a player out of a game that
    allows it.

    game: a `Game`, or the name of one; then `players` and the other keywords of `Game` follow.
    max_cycles: a game with more decisions is truncated.
    illegal: what an illegal action does: "raise" an exception, or "wait": nothing happens,
        and `infos` has the sentence under "refusal".
    """

    metadata = {
        "name": "asterism_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

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

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_of_game = self.game.start(int(self._random.integers(2**63)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
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

    def render(self) -> str | None:
        text = table.shown(getattr(self, "state_of_game", None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

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
