"""Games, positions, knowledge, saved games and bots."""

import copy
import json
import pickle
import random

import numpy as np
import pytest

import asterism
from asterism import Agent, Game, Replay, State

TITLES = ["fluxx-4", "star", "star-wars", "wonderland", "comets", "stella-quest"]


def play(state, seed=0, limit=100_000):
    """Plays random moves to the end."""
    rng = random.Random(seed)
    legal = state.actions()
    while legal and limit > 0:
        legal = state.step(rng.choice(legal))
        limit -= 1
    return state


def some(game, moves, seed=1):
    """A position after some random moves."""
    return play(game.start(seed), seed, moves)


def test_the_list_of_games_names_every_title():
    found = {game["name"]: game for game in asterism.games()}
    assert set(found) == {"fluxx", "stella-quest"}
    assert found["fluxx"]["editions"] == TITLES[:5]
    assert found["stella-quest"]["players"] == (2, 4)
    assert "meta-rule" in found["fluxx"]["options"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_title_can_be_played_to_its_end(title, players):
    game = Game(title, players)
    state = play(game.start(seed=3))
    assert state.is_over and state.asked == [] and state.moves() == [] and state.actions() == []
    assert state.outcome["winners"]
    assert sum(state.rewards) == pytest.approx(0, abs=1e-6)
    assert max(state.rewards) == pytest.approx(1)
    winner = state.outcome["winners"][0]
    assert state.rewards[winner] == max(state.rewards)


def test_mixes_card_files_and_options_reach_the_game(tmp_path):
    path = tmp_path / "mine.kdl"
    path.write_text('keeper "unicorn"\naction "gallop" { draw 3 }\n')
    game = Game(
        "fluxx",
        3,
        deck=["fluxx-4"],
        without=["war"],
        extra=["star-wars/yoda"],
        cards=[path, ("more.kdl", 'keeper "griffin"')],
        options={"meta-rule": "no-creepers"},
        first=2,
    )
    assert {"unicorn", "gallop", "griffin", "yoda"} <= set(game.cards)
    assert "war" not in game.cards
    assert len(game.kinds) == len(game.cards)
    assert game.kinds[game.cards.index("gallop")] == "action"
    assert game.setup["options"] == {"meta-rule": "no-creepers"}
    assert game.start(1).seat == 2
    assert play(game.start(1)).is_over


def test_moves_are_texts_and_numbers():
    state = some(Game("fluxx-4", 3), 20)
    texts, numbers = state.moves(), state.actions()
    assert len(texts) == len(numbers) > 0
    for text, number in zip(texts, numbers):
        assert state.text(number) == text
        assert state.action(text) == number
    by_text, by_number, by_step = state.clone(), state.clone(), state.clone()
    by_text.apply(texts[0])
    by_number.apply(np.int32(numbers[0]))
    legal = by_step.step(numbers[0])
    assert by_text == by_number == by_step != state
    assert legal == by_step.actions()


def test_the_same_seed_gives_the_same_game():
    for title in TITLES:
        game = Game(title, 3)
        assert play(game.start(5)).save() == play(game.start(5)).save()
        assert game.start(5) != game.start(6)


def test_chance_can_be_decided_by_hand():
    game = Game("stella-quest", 2)
    state = game.start(1)
    order = state.history["begin"][0]["shuffle"]
    again = game.start(chance=[{"shuffle": order}])
    assert again == state
    hand = state.view(0)["hand"]
    other = list(reversed(order))
    assert game.start(chance=[{"shuffle": other}]).view(0)["hand"] != hand


def test_a_step_by_hand_must_fit():
    game = Game("stella-quest", 2)
    before = game.start(1)
    state = before.clone()
    for wrong in ([{"pick": 3}], [{"shuffle": [1, 2]}]):
        with pytest.raises(asterism.ChanceError):
            state.apply(state.moves()[-1], chance=wrong)
        assert state == before and len(state) == 0
    with pytest.raises(asterism.ChanceError):
        game.start(chance=[])
    with pytest.raises(TypeError):
        game.start(chance=[{"roll": 6}])
    state.apply(state.moves()[-1], chance=[])
    assert len(state) == 1


@pytest.mark.parametrize("title", TITLES)
def test_chance_says_what_it_needs(title):
    """Whole games whose chance is decided outcome by outcome."""
    game, rng, needed = Game(title, 4), random.Random(2), 0

    def by_hand(happen):
        nonlocal needed
        outcomes = []
        while True:
            try:
                return happen(outcomes)
            except asterism.ChanceError as error:
                ((kind, among),) = error.needed.items()
            needed += 1
            among = rng.sample(among, len(among))
            outcomes.append({kind: among if kind == "shuffle" else among[0]})

    for _ in range(10):
        state = by_hand(lambda outcomes: game.start(chance=outcomes))
        while not state.is_over:
            move, before = rng.choice(state.moves()), len(state)
            by_hand(lambda outcomes: state.apply(move, chance=outcomes))
            assert len(state) == before + 1
        assert State.load(state.save()) == state
    assert needed > 10, "more than the deals"
    with pytest.raises(asterism.ChanceError) as caught:
        game.start(chance=[{"pick": 1}])
    assert caught.value.needed is None


@pytest.mark.parametrize("title", TITLES)
def test_events_are_what_a_seat_was_told(title):
    game, rng = Game(title, 3), random.Random(1)
    state = game.start(seed=1)
    dealt = {viewer: len(state.events(viewer)) for viewer in (None, 0, 1, 2)}
    told = {viewer: [] for viewer in dealt}
    while not state.is_over:
        move = rng.choice(state.moves())
        for viewer, events in told.items():
            events += state.clone().apply(move, viewer=viewer)
        state.apply(move)
    for viewer, events in told.items():
        assert state.events(viewer)[dealt[viewer] :] == events
    assert told[0] != told[1]
    with pytest.raises(asterism.SavedGameError):
        state.knowledge(0).sample(1).events(0)


def test_a_copy_without_its_past():
    state = some(Game("fluxx-4", 3), 20)
    bare = state.clone(past=False)
    assert bare == state and len(bare) == 0 and len(state) == 20
    with pytest.raises(asterism.SavedGameError):
        bare.save()
    # It has the same future.
    assert play(bare, 3) == play(state, 3)


def test_copies_are_independent():
    state = some(Game("star", 3), 15)
    twin, copied = state.clone(), copy.deepcopy(state)
    assert twin == copied == state
    twin.step(twin.actions()[0])
    assert twin != state and copied == state
    # A copy has the same future.
    assert play(state.clone(), 3) == play(copied, 3)
    copied = state.clone()
    copied.reseed(99)
    assert copied == state


def test_saved_games_are_read_back():
    state = some(Game("wonderland", 3), 40)
    text = state.save()
    assert json.loads(text)["asterism_log"] == 1
    again = State.load(text)
    assert again == state and again.save() == text
    assert state.game.load(text) == state
    assert pickle.loads(pickle.dumps(state)) == state
    assert pickle.loads(pickle.dumps(state.game)) == state.game


def test_a_replay_has_every_moment():
    game = Game("fluxx-4", 2)
    state = game.start(2)
    moments = [state.clone()]
    for _ in range(25):
        if state.is_over:
            break
        state.step(state.actions()[-1])
        moments.append(state.clone())
    replay = Replay(state.save())
    assert len(replay) == len(moments)
    assert all(replay[index] == moment for index, moment in enumerate(moments))
    assert [len(replay[index]) for index in range(len(moments))] == list(range(len(moments)))
    assert replay[3].save() == moments[3].save()
    assert replay[-1] == state and replay.game == game
    with pytest.raises(IndexError):
        replay[len(moments)]


def test_views_hide_what_a_seat_may_not_see():
    state = some(Game("fluxx-4", 3), 10)
    view = state.view(1)
    assert view["game"] == "fluxx"
    hands = [place["hand"] for place in view["places"]]
    assert hands[1] is not None and hands[0] is None and hands[2] is None
    assert all(place["hand"] is None for place in state.view()["places"])
    told = some(Game("fluxx-4", 3), 10)
    assert any(event["event"] for event in told.apply(told.moves()[0]))


@pytest.mark.parametrize("title", TITLES)
def test_sampled_positions_fit_what_a_seat_knows(title):
    state = some(Game(title, 3), 30)
    for seat in state.seats:
        knowledge = state.knowledge(seat)
        samples = [knowledge.sample(seed) for seed in range(5)]
        assert all(sample.knowledge(seat) == knowledge for sample in samples)
        assert all(sample.view(seat) == state.view(seat) for sample in samples)
        assert any(sample != state for sample in samples)
        assert knowledge.sample(1) == samples[1]
        assert np.array_equal(samples[0].observation(seat), state.observation(seat))
    sample = state.knowledge(0).sample(1)
    assert pickle.loads(pickle.dumps(sample)) == sample
    with pytest.raises(asterism.SavedGameError):
        sample.save()
    assert play(sample).is_over


def test_players_join_and_leave():
    state = some(Game("fluxx-4", 3), 8)
    state.leave(1)
    assert state.seats == [0, 2]
    state.join(4)
    assert state.seats == [0, 2, 4]
    assert len(state.observation(4)) == state.game.encoding.size
    assert State.load(state.save()) == state
    assert play(state).is_over


@pytest.mark.parametrize("level", ["random", "beginner", "regular", "expert"])
@pytest.mark.parametrize("title", ["stella-quest", "star"])
def test_bots_choose_legal_moves_and_say_why(title, level):
    game = Game(title, 3)
    state = some(game, 12)
    agent = Agent(game, level, 60)
    assert (agent.level, agent.budget) == (level, "60")
    answer = agent.decide(state, seed=4)
    assert answer.move in state.moves()
    assert answer.action == state.action(answer.move)
    assert answer.seat == state.seat
    assert answer.motive in {"only-move", "instinct", "wins", "prevents", "best-chance"}
    assert len(answer.sentences) >= 2
    assert agent.decide(state, seed=4).move == answer.move
    if answer.simulations:
        assert answer.estimates[0]["move"] == answer.move
        assert 0 <= answer.estimates[0]["chance"] <= 1


def test_a_bot_only_uses_what_its_seat_knows():
    game = Game("stella-quest", 3)
    state = some(game, 12)
    agent = Agent(game, "expert", 100)
    twin = state.knowledge(state.seat).sample(3)
    assert twin != state
    one, other = agent.decide(state, seed=1), agent.decide(twin, seed=1)
    assert one.move == other.move and one.estimates == other.estimates


def test_a_time_limit_is_a_budget_too():
    game = Game("stella-quest", 2)
    assert Agent(game, "expert", "20ms", threads=2).decide(game.start(1)).move
