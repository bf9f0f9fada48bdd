"""Bad input: an exception with a sentence, and nothing has changed."""

import numpy as np
import pytest

import asterism
from asterism import Agent, Batch, Game, State


def error(code, call, *arguments, kind=asterism.AsterismError, **keywords):
    with pytest.raises(kind) as caught:
        call(*arguments, **keywords)
    assert caught.value.code == code, caught.value
    sentence = str(caught.value)
    assert len(sentence) > 10 and "That isn’t possible now" not in sentence
    return sentence


@pytest.fixture
def state():
    return Game("stella-quest", 3).start(seed=1)


def test_setups_that_make_no_sense():
    setup = asterism.SetupError
    assert "chess" in error("unknown-game", Game, "chess", kind=setup)
    error("stella-players", Game, "stella-quest", 9, kind=setup)
    error("players", Game, "fluxx", 1, kind=setup)
    error("first-seat", Game, "fluxx", 2, first=7, kind=setup)
    assert "fluxx-4" in error("unknown-edition", Game, "fluxx", deck="fluxx-44", kind=setup)
    error("unknown-card", Game, "fluxx-4", without=["mlik"], kind=setup)
    error("card-needs-edition", Game, "fluxx-4", extra=["yoda"], kind=setup)
    error("unknown-option", Game, "fluxx", options={"speed": 3}, kind=setup)
    error("option-value", Game, "fluxx", options={"day": "monday"}, kind=setup)
    error("no-decks", Game, "stella-quest", deck="star", kind=setup)
    broken = [("mine.kdl", 'action "x" { drow 3 }')]
    assert "draw" in error("card-file-mistakes", Game, "fluxx-4", cards=broken, kind=setup)
    with pytest.raises(FileNotFoundError):
        Game("fluxx-4", cards=["no-such-file.kdl"])
    with pytest.raises(TypeError):
        Game("fluxx", "three")


def test_moves_that_are_refused(state):
    before = state.clone()
    illegal = asterism.IllegalMove
    wrong = next(card for card in ["R1", "G6", "B3", "Y2"] if f"play {card}" not in state.moves())
    error("not-offered", state.apply, f"play {wrong}", kind=illegal)
    error("unreadable-move", state.apply, "castle", kind=illegal)
    error("not-asked", state.apply, "draw", 1, kind=illegal)
    error("no-such-seat", state.apply, "draw", 5, kind=illegal)
    error("no-such-seat", state.apply, "draw", 99, kind=illegal)
    error("no-such-action", state.apply, 10_000, kind=illegal)
    error("no-such-action", state.apply, -1, kind=illegal)
    error("no-such-action", state.apply, 2**80, kind=illegal)
    error("no-such-action", state.step, 78, kind=illegal)
    error("not-this-action", state.apply, asterism.WAIT, kind=illegal)
    error("not-offered", state.step, state.action("end"), kind=illegal)
    error("seats-fixed", state.leave, 1, kind=illegal)
    for strange in (None, 1.5, ["draw"]):
        with pytest.raises(TypeError):
            state.apply(strange)
    assert state == before and len(state) == 0
    for seat in (3, 7, 8, 10**9):
        error("no-such-seat", state.view, seat, kind=illegal)
        error("no-such-seat", state.observation, seat, kind=illegal)
        error("no-such-seat", state.mask, seat, kind=illegal)
    with pytest.raises(OverflowError):
        state.view(-1)


def test_a_finished_game_takes_no_moves():
    state = Game("fluxx-4", 2).start(1)
    while legal := state.actions():
        state.step(legal[0])
    for call in (lambda: state.apply("draw"), lambda: state.step(5), lambda: state.join(3)):
        error("game-over", call, kind=asterism.IllegalMove)


def test_other_games_are_refused(state):
    other = Game("fluxx-4", 3)
    error("other-game", Agent(other).decide, state)
    error("other-game", other.load, state.save())


def test_broken_saves():
    for text in ["", "{}", "[1]", '{"asterism_log":1}', "x" * 100]:
        error("not-a-saved-game", State.load, text, kind=asterism.SavedGameError)
    good = Game("stella-quest", 2).start(1).save()
    error("not-a-saved-game", State.load, good.replace('"asterism_log":1', '"asterism_log":9'))
    error("not-a-saved-game", State.load, good.replace("shuffle", "pick"))
    error("not-a-saved-game", State.load, good[:-10])


def test_bots_that_make_no_sense():
    game = Game("stella-quest", 2)
    error("unknown-level", Agent, game, "genius", 10)
    for budget in ("0", "5h", -3):
        error("budget", Agent, game, "expert", budget)


def test_batches_that_make_no_sense():
    game = Game("stella-quest", 2)
    kind = asterism.BatchError
    error("batch-games", Batch, game, 0, kind=kind)
    error("batch-games", Batch, game, 10**7, kind=kind)
    error("batch-no-caller", Batch, game, 3, players=["random", "random"], kind=kind)
    with pytest.raises(asterism.AsterismError):
        Batch(game, 3, players=["genius", None])
    with pytest.raises(asterism.AsterismError):
        Batch(game, 3, autoreset="never")
    batch = Batch(game, 4)
    batch.reset(1)
    before = batch.observations.copy()
    legal = batch.sample()
    error("array-length", batch.step, legal[:2], kind=kind)
    for wrong in (0, -5, 10_000):
        actions = legal.copy()
        actions[3] = wrong
        assert "3" in error("action-not-legal", batch.step, actions, kind=kind)
    for dtype in (np.int32, np.float64, np.uint8):
        with pytest.raises(TypeError):
            batch.step(legal.astype(dtype))
    for strange in ([1, 2, 3, 4], None, legal.reshape(2, 2)):
        with pytest.raises(TypeError):
            batch.step(strange)
    assert np.array_equal(batch.observations, before)
    batch.step(legal)
    assert not np.array_equal(batch.observations, before)


def test_every_exception_has_a_code():
    game = Game("stella-quest", 2)
    error("usage", Batch, game, 3, autoreset="never")
    error("experiment", asterism.Experiment, "gmaes = 3", kind=asterism.ExperimentError)
    assert "shuffle" in error("chance", game.start, chance=[], kind=asterism.ChanceError)
    for kind in asterism.AsterismError.__subclasses__():
        assert kind.code and kind.arguments == {}


def test_sentences_are_in_the_chosen_language(state):
    assert asterism.language() == "en"
    sentences = set()
    try:
        for language in ("en", "ru", "pl", "it"):
            asterism.set_language(language)
            for call in (
                lambda: state.apply(asterism.WAIT),
                lambda: state.apply(999),
                lambda: State.load("{}"),
                lambda: Batch(state.game, 0),
                lambda: Batch(state.game, 1, players=["random"] * 3),
                lambda: Batch(state.game, 2).step(np.zeros(1, np.int64)),
                lambda: Batch(state.game, 2).step(np.zeros(2, np.int64)),
                lambda: Agent(Game("fluxx", 2)).decide(state),
            ):
                with pytest.raises(asterism.AsterismError) as caught:
                    call()
                sentences.add(str(caught.value))
    finally:
        asterism.set_language("en")
    assert len(sentences) == 4 * 8
    error("unknown-language", asterism.set_language, "xx")
