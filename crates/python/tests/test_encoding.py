"""Observations, masks and batches."""

import numpy as np
import pytest

import asterism
from asterism import WAIT, Batch, Game
from test_games import TITLES, play, some


def test_blocks_cover_the_observation_without_gaps():
    for title in TITLES:
        encoding = Game(title, 3).encoding
        at = 0
        for block in encoding.blocks:
            assert block["start"] == at and block["meaning"]
            assert not block["rows"] or len(block["rows"]) in block["shape"]
            at += int(np.prod(block["shape"]))
        assert at == encoding.size == len(encoding.high)
        assert len(encoding.actions) == encoding.action_count == len(set(encoding.actions))
        assert encoding.actions[WAIT] == "wait"


def test_the_number_of_players_does_not_change_the_numbers():
    for title in TITLES:
        assert Game(title, 2).encoding.fingerprint == Game(title, 4).encoding.fingerprint
    assert len({Game(title, 2).encoding.fingerprint for title in TITLES}) == len(TITLES)


def test_an_observation_says_what_the_view_says():
    game = Game("fluxx-4", 4)
    state = some(game, 40)
    for seat in state.seats:
        view = state.view(seat)
        blocks = asterism.features(game.encoding, state.observation(seat))
        cards = blocks["cards"]
        rows = next(block["rows"] for block in game.encoding.blocks if block["name"] == "cards")

        def cards_in(row):
            return set(np.flatnonzero(cards[rows.index(row)]))

        assert cards_in("hand") == set(view["places"][seat]["hand"])
        assert cards_in("rule") == set(view["rules"])
        assert cards_in("goal") == set(view["goals"])
        assert cards_in("discard") == set(view["discard"])
        for place in view["places"]:
            offset = (place["seat"] - seat) % 4
            assert cards_in(f"table-{offset}") == set(place["table"])
            assert blocks["seats"][offset][1] == place["hand_size"]


def test_features_share_memory_and_numbers_are_normalized():
    game = Game("stella-quest", 3)
    state = game.start(1)
    observation = state.observation()
    blocks = asterism.features(game.encoding, observation)
    assert all(np.shares_memory(block, observation) for block in blocks.values())
    stacked = asterism.features(game.encoding, np.stack([observation] * 5))
    assert stacked["cards"].shape == (5, 7, 25)
    numbers = asterism.normalized(game.encoding, observation)
    assert numbers.dtype == np.float32 and 0 <= numbers.min() and numbers.max() <= 1
    with pytest.raises(ValueError):
        asterism.features(game.encoding, observation[1:])


@pytest.mark.parametrize("title", TITLES)
def test_nothing_hidden_is_observed(title):
    """Two positions that differ only in hidden cards look the same, masks included."""
    game = Game(title, 3)
    different = 0
    for moves in range(0, 60, 4):
        state = some(game, moves, seed=moves)
        if state.is_over:
            continue
        for seat in state.seats:
            for seed in range(3):
                twin = state.knowledge(seat).sample(seed)
                different += twin != state
                assert np.array_equal(twin.observation(seat), state.observation(seat))
                assert np.array_equal(twin.mask(seat), state.mask(seat))
    assert different > 30


@pytest.mark.parametrize("title", ["stella-quest", "wonderland"])
def test_a_batch_plays_like_single_games(title):
    game = Game(title, 3)
    batch = Batch(game, 40, threads=2)
    batch.reset(7)
    actions = np.zeros(40, np.int64)
    ended = 0
    for _ in range(200):
        seats, masks = batch.seats.copy(), batch.masks.copy()
        assert batch.sample(actions) is actions
        assert all(masks[index, action] for index, action in enumerate(actions))
        assert (seats >= 0).all()
        batch.step(actions)
        ended += int(batch.terminated.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert ((batch.rewards != 0).any(axis=1) <= batch.terminated).all()
    assert ended > 10


def test_a_batch_depends_on_its_seed_and_not_on_threads():
    def results(seed, threads):
        batch = Batch(Game("fluxx-4", 4), 100, threads=threads)
        batch.reset(seed)
        sums = []
        for _ in range(60):
            batch.step(batch.sample())
            sums.append((batch.observations.copy(), batch.masks.copy(), batch.rewards.copy()))
        return sums

    def same(one, other):
        return all(np.array_equal(a, b) for x, y in zip(one, other) for a, b in zip(x, y))

    assert same(results(1, 1), results(1, 3))
    assert not same(results(1, 1), results(2, 1))


def test_results_are_written_into_the_same_arrays():
    batch = Batch(Game("stella-quest", 2), 10)
    arrays = [batch.observations, batch.masks, batch.rewards, batch.seats]
    batch.reset(1)
    batch.step(batch.sample())
    again = [batch.observations, batch.masks, batch.rewards, batch.seats]
    assert all(one is other for one, other in zip(arrays, again))


def test_other_threads_run_while_a_batch_steps():
    """The interpreter lock is released."""
    import threading
    import time

    batch = Batch(Game("stella-quest", 2), 20_000, threads=1)
    batch.reset(1)
    count = 0
    done = threading.Event()

    def tick():
        nonlocal count
        while not done.is_set():
            count += 1
            time.sleep(0.0005)

    thread = threading.Thread(target=tick)
    thread.start()
    actions = batch.sample()
    before, start = count, time.perf_counter()
    for _ in range(3):
        batch.sample(actions)
        batch.step(actions)
    took, during = time.perf_counter() - start, count - before
    done.set()
    thread.join()
    assert took < 0.003 or during > 1, f"{during} ticks in {took:.3f} s"


def test_random_players_win_alike():
    """Over many games, no seat of a symmetric batch is far ahead."""
    batch = Batch(Game("stella-quest", 3), 500)
    batch.reset(3)
    wins, games = np.zeros(3), 0
    while games < 1500:
        batch.step(batch.sample())
        wins += (batch.rewards > 0.4).sum(axis=0)
        games += int(batch.terminated.sum())
    assert (wins / wins.sum() > 0.2).all()


def test_single_steps_and_batches_agree():
    game = Game("star", 2)
    state = play(game.start(5), limit=30)
    assert np.array_equal(np.flatnonzero(state.mask()), sorted(state.actions()) or [WAIT])
