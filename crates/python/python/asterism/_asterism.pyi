"""The native half of the package."""

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

__version__: str
WAIT: int

class AsterismError(ValueError):
    """What Asterism refuses, and why.

    code: what is wrong, for programs; "usage" if it is only a matter of how something is
        called.
    arguments: what the sentence names.
    """

    code: str
    arguments: dict[str, Any]

class SetupError(AsterismError): ...
class IllegalMove(AsterismError): ...
class ChanceError(AsterismError):
    """Outcomes that don't fit the game.

    needed: the outcome that is missing, with everything that can come out:
        `{"shuffle": [3, 1, 2]}` for every order of these, `{"pick": [5, 7]}` for one of them.
        None if something else is wrong.
    """

    needed: dict[str, list[int]] | None

class SavedGameError(AsterismError): ...
class BatchError(AsterismError): ...
class ExperimentError(AsterismError): ...

def games() -> list[dict[str, Any]]:
    """The games that there are, with their editions and options."""

def language() -> str:
    """The language of messages: "en", "ru", "pl" or "it"."""

def set_language(tag: str) -> None:
    """Sets the language of messages."""

class Game:
    """A game with its setup. It never changes.

    game: "fluxx", "stella-quest", or the name of an edition of Fluxx.
    deck: editions to mix.
    cards: card files, as paths or as pairs of a name and the text.
    without: cards to leave out.
    extra: single cards of other editions to add, such as "star/captain".
    options: see `games()`.
    first: the seat that goes first.
    everybody_is_asked: whether everybody is asked who might respond to a play, as far as the
        others can tell, and not only who can. Then being asked reveals nothing.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        deck: str | Sequence[str] | None = None,
        cards: Iterable[str | PathLike[str] | tuple[str, str]] | None = None,
        without: Sequence[str] | None = None,
        extra: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        first: int = 0,
        everybody_is_asked: bool = False,
    ) -> None: ...
    @staticmethod
    def from_setup(setup: dict[str, Any], *, everybody_is_asked: bool = False) -> Game:
        """Builds a game from a setup, as in saved games and in the HTTP API."""

    @property
    def name(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def setup(self) -> dict[str, Any]: ...
    @property
    def everybody_is_asked(self) -> bool: ...
    @property
    def cards(self) -> list[str]:
        """The names of the cards by number. Empty for Stella Quest, whose views name cards."""

    @property
    def kinds(self) -> list[str]:
        """The kinds of these cards: "rule", "goal", "keeper", "creeper", "action", "surprise"."""

    @property
    def encoding(self) -> Encoding: ...
    def start(
        self, seed: int | None = None, *, chance: Iterable[dict[str, Any]] | None = None
    ) -> State:
        """Deals.

        Chance follows the seed, or a random one. With `chance`, the deal is decided by hand:
        by outcomes such as `{"shuffle": [3, 1, 2]}`, as in `State.history`.
        """

    def load(self, text: str) -> State:
        """Reads a saved game of this setup."""

class State:
    """A position, with everything that led to it."""

    @property
    def game(self) -> Game: ...
    @property
    def seats(self) -> list[int]:
        """The seats that are taken."""

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""

    @property
    def seat(self) -> int | None:
        """The first of them."""

    @property
    def is_over(self) -> bool: ...
    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the game ended: "reason", "winners" and "scores"."""

    @property
    def rewards(self) -> list[float]:
        """What the ending is worth to each seat: 1 for the only winner, and the others pay
        for it in equal parts. All zero before the end, and if nobody wins."""

    @property
    def history(self) -> dict[str, Any]:
        """The inputs, with what chance decided."""

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat as texts; without a seat, of the first that is asked."""

    def actions(self, seat: int | None = None) -> list[int]:
        """The same as numbers, in the same order."""

    def apply(
        self,
        mv: int | str,
        seat: int | None = None,
        *,
        chance: Iterable[dict[str, Any]] | None = None,
        viewer: int | None = None,
    ) -> list[dict[str, Any]]:
        """Makes a move, and returns what a viewer is told about it: a seat, or a spectator.

        With `chance`, what chance decides is given by hand. If an outcome is missing, the
        `ChanceError` says which.
        """

    def step(self, action: int) -> list[int]:
        """Makes a move of the first asked seat, and returns the legal actions of the seat that
        is asked next: the fastest way to play."""

    def join(self, seat: int, *, chance: Iterable[dict[str, Any]] | None = None) -> None:
        """A new player takes a free seat."""

    def leave(self, seat: int, *, chance: Iterable[dict[str, Any]] | None = None) -> None:
        """The player of a seat goes for good."""

    def text(self, action: int, seat: int | None = None) -> str:
        """The text of an action of a seat."""

    def action(self, text: str, seat: int | None = None) -> int:
        """The number of a move."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, or a spectator, as in the HTTP API."""

    def knowledge(self, seat: int | None = None) -> Knowledge:
        """What a seat with a perfect memory knows, or a spectator."""

    def observation(self, seat: int | None = None) -> NDArray[np.uint8]:
        """What a seat knows as numbers."""

    def mask(self, seat: int | None = None) -> NDArray[np.uint8]:
        """A 1 for every legal action of a seat."""

    def reseed(self, seed: int) -> None:
        """Gives the same position another future."""

    def clone(self, *, past: bool = True) -> State:
        """A copy. Without its past, it is quicker to copy, but it can't be saved."""

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat was told since the start, or a spectator: the log of the HTTP API."""

    def save(self) -> str:
        """The setup and the log as text, which `asterism replay` reads, too."""

    @staticmethod
    def load(text: str) -> State:
        """Reads a saved game."""

    def __len__(self) -> int:
        """How many inputs led here."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: dict[int, Any], /) -> State: ...
    @staticmethod
    def _from_position(game: Game, text: str) -> State: ...

class Knowledge:
    """What a seat knows. Nothing hidden is in it."""

    def sample(self, seed: int | None = None) -> State:
        """A random position that fits it."""

    def observation(self) -> NDArray[np.uint8]:
        """It as numbers."""

class Replay:
    """A saved game, moment by moment: the deal, then one after every input."""

    def __init__(self, text: str) -> None: ...
    @property
    def game(self) -> Game: ...
    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> State: ...

class Encoding:
    """What the numbers of observations and actions mean."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""

    @property
    def action_count(self) -> int: ...
    @property
    def fingerprint(self) -> str:
        """Names the version and what the numbers mean. Save it with what you train."""

    @property
    def actions(self) -> list[str]:
        """The names of all actions, with seats counted clockwise from the own one."""

    @property
    def blocks(self) -> list[dict[str, Any]]:
        """The blocks of an observation: "name", "start", "shape", "high", "meaning", "rows"."""

    @property
    def high(self) -> NDArray[np.uint8]:
        """The highest value of each number of an observation."""

class Agent:
    """A bot. It gets what its seat knows and nothing else.

    level: "random", "beginner", "regular" or "expert".
    budget: a number of simulations, which is reproducible, or a time such as "50ms".
    """

    def __init__(
        self,
        game: Game,
        level: Literal["random", "beginner", "regular", "expert"] | str = "regular",
        budget: int | str | None = None,
        *,
        threads: int = 1,
    ) -> None: ...
    @property
    def level(self) -> str: ...
    @property
    def budget(self) -> str: ...
    def decide(self, state: State, seat: int | None = None, *, seed: int | None = None) -> Answer:
        """The move of a seat."""

class Answer:
    """A bot's move and the reasons for it."""

    @property
    def move(self) -> str: ...
    @property
    def action(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def motive(self) -> str:
        """"only-move", "instinct", "wins", "prevents" or "best-chance"."""

    @property
    def simulations(self) -> int: ...
    @property
    def estimates(self) -> list[dict[str, Any]]:
        """The chosen move, then the others from best to worst: "move", "action", "chance",
        "visits", and "threat": who may win instead, and how likely."""

    @property
    def sentences(self) -> list[str]:
        """The reasons in words."""

class Batch:
    """Many games at once. Every step writes into the same arrays.

    players: who plays each seat: None for the caller, or a bot ("regular:200").
    threads: as many as the machine has if 0.
    max_decisions: a longer game is truncated.
    autoreset: "same": the step that ends a game returns the beginning of the next one.
        "next": it returns the end, and the next step begins a new game.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        players: Sequence[str | None] | None = None,
        threads: int = 0,
        max_decisions: int = 20000,
        autoreset: Literal["same", "next"] | str = "same",
    ) -> None: ...
    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the seat knows that has to act, a row per game."""

    @property
    def masks(self) -> NDArray[np.uint8]:
        """Its legal actions."""

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat that has to act; -1 where a game has ended (autoreset "next")."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought each player, a row per game."""

    @property
    def terminated(self) -> NDArray[np.bool_]: ...
    @property
    def truncated(self) -> NDArray[np.bool_]: ...
    def reset(self, seed: int | None = None) -> None:
        """Begins all games."""

    def step(self, actions: NDArray[np.int64]) -> None:
        """Makes a move in every game. If one is refused, none is made."""

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A random legal action for every game."""

    def __len__(self) -> int: ...

class Experiment:
    """Variants of a setup that are played with the same deals. It never changes.

    text: the description, in TOML or JSON; see the documentation of the laboratory.
    folder: where the files of cards are that it names.
    """

    def __init__(
        self,
        text: str,
        *,
        format: Literal["toml", "json"] | str = "toml",
        folder: str | PathLike[str] | None = None,
    ) -> None: ...
    @property
    def name(self) -> str: ...
    @property
    def games(self) -> int: ...
    @property
    def variants(self) -> list[str]: ...
    def part(self, part: int, parts: int) -> tuple[int, int]:
        """The games of a part, from 0: as equal as possible."""

    def play(self, start: int, end: int, *, threads: int = 0) -> str:
        """Plays the games from `start` up to but not `end`, and returns the results as text."""

    def missing(self, results: str) -> list[tuple[int, int]]:
        """The ranges of games that are missing in results."""

    def empty(self) -> str:
        """Results without games."""

    @staticmethod
    def _of_results(text: str) -> Experiment: ...

def merge_results(parts: Sequence[str]) -> str:
    """Merges results of disjoint games of the same experiment, in any order."""

def results_findings(text: str) -> dict[str, Any]:
    """What results show, with 95 % intervals."""

def results_differences(text: str, other: str | None = None) -> list[dict[str, Any]]:
    """What differs between the first variant and the others, or the first one of `other`."""
