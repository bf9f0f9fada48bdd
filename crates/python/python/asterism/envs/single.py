"""The Gymnasium environment for one learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .. import Agent, AsterismError, Game, IllegalMove, State
from . import table

try:
    import gymnasium
except ImportError as error:
    raise table.missing("Gymnasium", "gymnasium") from error

#: How many simulations bots make if no budget is given. A time would not be reproducible.
SIMULATIONS = 200

#: Chooses a move, as a number or a text, for a seat that is asked.
Policy = Callable[[State, int], "int | str"]


class SingleEnv(gymnasium.Env):
    """One learner, and opponents in the other seats.

    game: a `Game`, or the name of one; then `players` and the other keywords of `Game` follow.
    opponents: who plays the other seats: a level of bots ("random", "beginner", "regular",
        "expert"; with a budget: "regular:500"), or a function from a state and a seat to a
        move. One for all, or a list with one for each other seat, clockwise.
    seat: the learner's seat; None for another one in every game.
    max_cycles: a game with more decisions of the learner is truncated.
    illegal: what an illegal action does: "raise" an exception, or "wait": nothing happens,
        the reward is `illegal_reward`, and the info has the sentence under "refusal".
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    #: The game that is played. It can be looked at, but only `step` may change it.
    state_of_game: State

    def __init__(
        self,
        game: Game | str = "stella-quest",
        players: int | None = None,
        *,
        opponents: str | Policy | Sequence[str | Policy] = "random",
        seat: int | None = 0,
        max_cycles: int = table.MAX_CYCLES,
        illegal: table.Illegal = "raise",
        illegal_reward: float = 0.0,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.game = table.built(game, players, setup)
        if seat is not None and not 0 <= seat < self.game.players:
            raise AsterismError(f"The seats are 0 to {self.game.players - 1}, not {seat}.")
        others = self.game.players - 1
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * others
        if len(opponents) != others:
            raise AsterismError(f"There are {others} other seats, but {len(opponents)} opponents.")
        self.opponents = [self._policy(opponent) for opponent in opponents]
        self.wanted_seat = seat
        self.seat = seat or 0
        self.max_cycles = max_cycles
        self.illegal = table.checked_illegal(illegal)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = table.observation_space(self.game)
        self.action_space = table.action_space(self.game)

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(self.game.players))
        self.cycles = 0
        self.state_of_game = self.game.start(int(self.np_random.integers(2**63)))
        self._others_play()
        return self._observation(), self._info()

    def step(self, action: int):
        state = getattr(self, "state_of_game", None)
        if state is None:
            raise AsterismError("Call reset first.")
        refusal = None
        try:
            state.apply(action, None if state.is_over else self.seat)
        except IllegalMove as error:
            if self.illegal == "raise" or state.is_over:
                raise
            refusal = str(error)
        self._others_play()
        self.cycles += 1
        reward = state.rewards[self.seat] if refusal is None else self.illegal_reward
        info = self._info()
        if refusal is not None:
            info["refusal"] = refusal
        if self.render_mode == "human":
            self.render()
        over = state.is_over
        truncated = not over and self.cycles >= self.max_cycles
        return self._observation(), float(reward), over, truncated, info

    def render(self) -> str | None:
        text = table.shown(getattr(self, "state_of_game", None), self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _policy(self, opponent: str | Policy) -> Policy:
        if callable(opponent):
            return opponent
        level, _, budget = opponent.partition(":")
        agent = Agent(self.game, level, budget or SIMULATIONS)

        def decide(state: State, seat: int) -> int:
            seed = int(self.np_random.integers(2**63))
            return agent.decide(state, seat, seed=seed).action

        return decide

    def _others_play(self) -> None:
        """Lets the opponents play until the learner is asked, or the game is over."""
        state = self.state_of_game
        while (asked := state.seat) is not None and self.seat not in state.asked:
            policy = self.opponents[(asked - self.seat) % self.game.players - 1]
            state.apply(policy(state, asked), asked)

    def _observation(self) -> dict[str, np.ndarray]:
        return table.observed(self.game, self.state_of_game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": table.mask(self.game, self.state_of_game, self.seat),
            "seat": self.seat,
        }


def register() -> None:
    """Registers `asterism/StellaQuest-v1` and `asterism/Fluxx-v1` with Gymnasium."""
    for name, game in [("StellaQuest", "stella-quest"), ("Fluxx", "fluxx")]:
        gymnasium.register(
            id=f"asterism/{name}-v1",
            entry_point="asterism.envs.single:SingleEnv",
            vector_entry_point="asterism.envs.vector:VectorEnv",
            kwargs={"game": game},
        )
