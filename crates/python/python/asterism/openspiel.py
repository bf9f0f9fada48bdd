"""The games for OpenSpiel's algorithms.

    import pyspiel
    from asterism import openspiel

    game = pyspiel.load_game("asterism(game=stella-quest,players=2)")
    game = openspiel.AsterismGame.of(asterism.Game("fluxx", 3, deck=["star", "wonderland"]))

The first seat that is asked acts. Chance is explicit: a shuffle is one chance node for every
card, from the top of the pile down. See "OpenSpiel" in docs/researchers.md.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from . import ChanceError, Game, IllegalMove, State, features, normalized

try:
    import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]
except ImportError as error:
    raise ImportError(
        "OpenSpiel is needed for this; install it with: pip install 'asterism[openspiel]'"
    ) from error

#: A game with more decisions ends without a winner.
MAX_DECISIONS = 2_000

#: Faces of Stella Quest, which has no list of cards.
_FACES = 25

_TYPE = pyspiel.GameType(
    short_name="asterism",
    long_name="Asterism: Fluxx and Stella Quest",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={
        "game": "stella-quest",
        "players": 2,
        "max_decisions": MAX_DECISIONS,
        "setup": "",
    },
)


class _Shared:
    """What all positions of a game share."""

    def __init__(
        self, game: Game, max_decisions: int, deals: Sequence[Sequence[int]] | None
    ) -> None:
        self.game, self.max_decisions = game, max_decisions
        self.deals = None if deals is None else [list(order) for order in deals]

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self

    @functools.cached_property
    def actions(self) -> list[str]:
        return self.game.encoding.actions


class AsterismGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel.

    Parameters: `game` and `players` as for `asterism.Game`, or `setup`, which is the JSON text
    of `Game.setup`. A game with more than `max_decisions` decisions ends without a winner.

    deals: the orders of the cards that the first shuffle can have, each equally likely.
        Without them, every order can come up.
    """

    def __init__(
        self,
        params: dict[str, Any] | None = None,
        *,
        deals: Sequence[Sequence[int]] | None = None,
    ) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        if given["setup"]:
            self.asterism = Game.from_setup(json.loads(given["setup"]))
        else:
            self.asterism = Game(given["game"], given["players"])
        self.shared = _Shared(self.asterism, int(given["max_decisions"]), deals)
        cards = max(len(self.asterism.cards), _FACES)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.asterism.encoding.action_count,
            max_chance_outcomes=max(cards, len(deals or [])),
            num_players=self.asterism.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.shared.max_decisions,
        )
        super().__init__(_TYPE, info, params or {})

    @classmethod
    def of(
        cls,
        game: Game,
        *,
        max_decisions: int = MAX_DECISIONS,
        deals: Sequence[Sequence[int]] | None = None,
    ) -> AsterismGame:
        """Any game: mixes, options and own cards, too."""
        setup = json.dumps(game.setup)
        return cls({"setup": setup, "max_decisions": max_decisions}, deals=deals)

    def new_initial_state(self) -> AsterismState:
        return AsterismState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"Observers have no parameters, but got {params}.")
        return Observer(self.asterism, iig_obs_type)


class _Past:
    """A position with the way to it. It never changes, so that copies share it."""

    def __init__(
        self,
        state: State | None,
        before: _Past | None = None,
        seat: int = 0,
        action: int = 0,
        outcomes: list[dict[str, Any]] | None = None,
        memories: dict[int, bytes] | None = None,
    ) -> None:
        self.state, self.before, self.seat, self.action = state, before, seat, action
        self.outcomes = outcomes or []
        self.memories: dict[int, bytes] = memories or {}

    def __deepcopy__(self, memo: Any) -> _Past:
        return self

    def __reduce__(self) -> Any:
        """What is saved: the position and the memories, not the long way to it."""
        seats = [] if self.state is None else range(self.state.game.players)
        memories = {seat: self.memory(seat) for seat in seats}
        return _Past, (self.state, None, 0, 0, None, memories)

    def memory(self, seat: int) -> bytes:
        """A digest of everything that a seat has seen and done so far."""
        missing = []
        past: _Past | None = self
        while past is not None and seat not in past.memories:
            missing.append(past)
            past = past.before
        for past in reversed(missing):
            past.memories[seat] = past._remember(seat)
        return self.memories[seat]

    def _remember(self, seat: int) -> bytes:
        digest = hashlib.blake2b(digest_size=16)
        if self.state is None:
            return digest.digest()
        digest.update(self.state.observation(seat).tobytes())
        if self.before is not None and self.before.state is not None:
            digest.update(self.before.memories[seat])
            if seat == self.seat:
                digest.update(self.action.to_bytes(4, "little"))
            again = self.before.state.clone(past=False)
            told = again.apply(self.action, self.seat, chance=self.outcomes, viewer=seat)
            digest.update(repr(told).encode())
        return digest.digest()


class _Shuffling:
    """An outcome that chance decides card by card. It never changes, either."""

    def __init__(self, kind: str, left: Counter[int], order: tuple[int, ...] = ()) -> None:
        self.kind, self.left, self.order = kind, left, order

    def __deepcopy__(self, memo: Any) -> _Shuffling:
        return self

    def outcomes(self) -> list[tuple[int, float]]:
        total = self.left.total()
        return [(code, self.left[code] / total) for code in sorted(self.left)]

    def taken(self, code: int) -> _Shuffling:
        """After the next card is decided."""
        left = self.left.copy()
        left[code] -= 1
        if not left[code]:
            del left[code]
        return _Shuffling(self.kind, left, (*self.order, code))

    def complete(self) -> dict[str, Any] | None:
        """The outcome, if nothing is left to decide."""
        if self.kind == "pick" and (self.order or len(self.left) == 1):
            return {"pick": self.order[0] if self.order else next(iter(self.left))}
        if self.kind == "shuffle" and len(self.left) <= 1:
            return {"shuffle": [*self.order, *self.left.elements()]}
        return None


class AsterismState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel. `asterism` is the same position in this package."""

    def __init__(self, game: AsterismGame) -> None:
        super().__init__(game)
        self._past = _Past(None)
        self._decisions = 0
        self._shared = game.shared
        # A move that waits for chance, with what chance has decided so far.
        self._waiting: tuple[int, int] | None = None
        self._outcomes: list[dict[str, Any]] = []
        self._shuffling: _Shuffling | None = None
        if self._shared.deals is None:
            self._go_on()

    @property
    def asterism(self) -> State | None:
        """The position; nothing before the deal."""
        return self._past.state

    def current_player(self) -> int:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        state = self._past.state
        if self._shuffling is not None or state is None:
            return pyspiel.PlayerId.CHANCE
        return state.seat  # type: ignore[return-value]

    def is_terminal(self) -> bool:
        state = self._past.state
        if state is None or self._shuffling is not None:
            return False
        return self._decisions >= self._shared.max_decisions or state.is_over

    def returns(self) -> list[float]:
        state = self._past.state
        if state is None or not self.is_terminal():
            return [0.0] * self._shared.game.players
        return state.rewards

    def _legal_actions(self, player: int) -> list[int]:
        state = self._past.state
        if state is None or player != state.seat:
            return []
        return sorted(state.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._shuffling is not None:
            return self._shuffling.outcomes()
        deals = len(self._shared.deals or [])
        return [(number, 1 / deals) for number in range(deals)]

    def _apply_action(self, action: int) -> None:
        state = self._past.state
        if self._shuffling is not None:
            self._shuffling = self._shuffling.taken(action)
            outcome = self._shuffling.complete()
            if outcome is None:
                return
            self._outcomes = [*self._outcomes, outcome]
        elif state is None:
            self._outcomes = [{"shuffle": (self._shared.deals or [])[action]}]
        else:
            self._waiting = (state.seat or 0, action)
        self._go_on()

    def _go_on(self) -> None:
        """Lets happen what waits, or asks chance for the next outcome."""
        before = self._past
        while True:
            try:
                if before.state is None or self._waiting is None:
                    state = self._shared.game.start(chance=self._outcomes).clone(past=False)
                    self._past = _Past(state)
                else:
                    seat, action = self._waiting
                    state = before.state.clone(past=False)
                    state.apply(action, seat, chance=self._outcomes)
                    self._past = _Past(state, before, seat, action, self._outcomes)
            except ChanceError as error:
                if error.needed is None:
                    raise
                ((kind, among),) = error.needed.items()
                self._shuffling = _Shuffling(kind, Counter(among))
                outcome = self._shuffling.complete()
                if outcome is None:
                    return
                self._outcomes = [*self._outcomes, outcome]
            except IllegalMove:
                self._waiting = None
                raise
            else:
                self._decisions += self._waiting is not None
                self._shuffling, self._waiting, self._outcomes = None, None, []
                return

    def resample_from_infostate(self, player: int, sampler: Any) -> AsterismState:
        """A position that fits what a player knows, as ISMCTS needs it."""
        state = self._past.state
        if state is None or self._shuffling is not None:
            raise ValueError("Positions can be sampled where somebody has to act.")
        chosen = state.knowledge(player).sample(int(sampler() * 2**63))
        other = self.clone()
        # The others have seen something else, so that only their present view counts.
        seats = range(self._shared.game.players)
        memories = {seat: chosen.observation(seat).tobytes() for seat in seats if seat != player}
        memories[player] = self._past.memory(player)
        other._past = _Past(chosen, memories=memories)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self._shuffling is None:
                return f"deal {action}"
            cards = self._shared.game.cards
            return cards[action] if action < len(cards) else str(action)
        return self._shared.actions[action]

    def __str__(self) -> str:
        state = self._past.state
        if state is None:
            return "before the deal"
        # Everything about the position, for algorithms that compare texts.
        exact = hashlib.blake2b(str(state.__reduce__()[1]).encode(), digest_size=16).hexdigest()
        waits = "" if self._shuffling is None else f", shuffled: {self._shuffling.order}"
        return f"{self._shared.game!r} after {self._decisions} decisions: {exact}{waits}"


class Observer:
    """What a player sees: the observation, or a digest of everything seen so far."""

    def __init__(self, game: Game, iig_obs_type: Any = None) -> None:
        self.game = game
        self.perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = features(game.encoding, self.tensor)

    def set_from(self, state: AsterismState, player: int) -> None:
        if self.perfect_recall:
            raise ValueError(
                "What a player has seen so far has no fixed size; use the observation."
            )
        self.tensor.fill(0)
        if state.asterism is not None:
            self.tensor[:] = normalized(
                self.game.encoding, state.asterism.observation(player)
            )

    def string_from(self, state: AsterismState, player: int) -> str:
        if self.perfect_recall:
            return f"{player}:{state._past.memory(player).hex()}"
        if state.asterism is None:
            return f"{player}:"
        seen = hashlib.blake2b(state.asterism.observation(player).tobytes(), digest_size=16)
        return f"{player}:{seen.hexdigest()}"


pyspiel.register_game(_TYPE, AsterismGame)
