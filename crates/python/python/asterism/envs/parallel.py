"""The PettingZoo parallel environment."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import WAIT, Game, IllegalMove, State
from . import table

try:
    from pettingzoo import ParallelEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise table.missing("PettingZoo", "pettingzoo") from error


class parallel_env(ParallelEnv):
    """All seats act at once. Those that aren't asked wait (action 0).

    If several seats are asked, their moves are made in the order of the seats. A move that an
    earlier one made impossible is dropped: its seat is asked again.

    game: a `Game`, or the name of one; then `players` and the other keywords of `Game` follow.
    max_cycles: after so many steps the game is truncated.
    illegal: what an illegal action does: "raise" an exception before anything has changed, or
        "wait": the seat waits, and its info has the sentence under "refusal".
    """

    metadata = {"name": "asterism_parallel_v1", "render_modes": ["ansi", "human"]}

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

    def reset(self, seed: int | None = None, options: dict | None = None):
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_of_game = self.game.start(int(self._random.integers(2**63)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
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
            seat, action = self._seat(agent), int(actions[agent])
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
