"""OpenSpiel's algorithms on our games."""

import itertools
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)

import asterism
from asterism import openspiel
from test_games import TITLES

# Thirty cards, the fewest that a deck can have, of which seven matter.
TINY = "\n".join(
    [
        *(f'keeper "{name}"' for name in ("sun", "moon", "star")),
        'goal "day" { have "sun" }',
        'goal "night" { have "moon" }',
        'goal "dusk" { have "star" }',
        *(f'keeper "rock-{number}"' for number in range(24)),
    ]
)


def past_chance(state, rng):
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        assert sum(weights) == pytest.approx(1) and list(outcomes) == sorted(set(outcomes))
        state.apply_action(rng.choices(outcomes, weights)[0])


def dealt(game, seed=1):
    state = game.new_initial_state()
    past_chance(state, random.Random(seed))
    return state


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [2, 4])
def test_its_own_test_of_random_games(title, players):
    """States are copied, saved and loaded, and utilities and actions are checked."""
    game = pyspiel.load_game(f"asterism(game={title},players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_mix_with_own_cards():
    mix = asterism.Game("fluxx", 3, deck=["star"], cards=[("mine.kdl", 'keeper "unicorn"')])
    pyspiel.random_sim_test(openspiel.AsterismGame.of(mix), num_sims=1, serialize=False, verbose=False)


def test_every_shuffle_is_made_of_chance_nodes():
    """The same cards as in a game with the same outcomes."""
    game = pyspiel.load_game("asterism(game=stella-quest,players=2)")
    state, rng, order = game.new_initial_state(), random.Random(4), []
    left = 54
    while state.is_chance_node():
        outcomes = dict(state.chance_outcomes())
        assert outcomes[24] == pytest.approx((6 - order.count(24)) / left)
        order.append(rng.choices(list(outcomes), list(outcomes.values()))[0])
        state.apply_action(order[-1])
        left -= 1
        if 24 not in dict(state.chance_outcomes() if state.is_chance_node() else []):
            break
    past_chance(state, rng)
    native = state.asterism
    assert len(order) > 30 and native.seat == state.current_player()
    assert state.legal_actions() == sorted(native.actions())
    assert state.observation_tensor(0) == pytest.approx(
        asterism.normalized(native.game.encoding, native.observation(0))
    )


def test_games_are_cut_off():
    game = pyspiel.load_game("asterism(game=fluxx-4,players=3,max_decisions=7)")
    rng, state = random.Random(1), dealt(game)
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        past_chance(state, rng)
        decisions += 1
    assert decisions == 7 and state.returns() == [0, 0, 0]


def test_information_states_remember_and_hide():
    game = pyspiel.load_game("asterism(game=fluxx-4,players=2)")
    rng, state = random.Random(3), dealt(game)
    seen = {0: [], 1: []}
    for _ in range(12):
        for player in (0, 1):
            seen[player].append(state.information_state_string(player))
        actor = state.current_player()
        other = state.resample_from_infostate(actor, rng.random)
        assert other.information_state_string(actor) == state.information_state_string(actor)
        assert other.observation_string(actor) == state.observation_string(actor)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state), "hidden cards are sampled anew"
        action = rng.choice(state.legal_actions())
        copy = state.clone()
        assert str(copy) == str(state)
        for one in (state, copy):
            one.apply_action(action)
        past_chance(state, random.Random(7))
        past_chance(copy, random.Random(7))
        assert str(copy) == str(state)
        again = pickle.loads(pickle.dumps(state))
        for player in (0, 1):
            assert again.information_state_string(player) == state.information_state_string(player)
        assert copy.information_state_string(actor) == state.information_state_string(actor)
    assert len(set(seen[0])) == len(set(seen[1])) == 12


def test_mcts_finds_a_win():
    """A position of which one move wins at once."""
    base = asterism.Game("fluxx", 2, cards=[("tiny.kdl", TINY)])
    rocks = list(range(6, 30))
    # Seat 0 gets sun and day, and plays one of them; seat 1 gets rocks.
    order = [*rocks[7:], 1, 2, 4, 5, *rocks[:3], 0, 3, rocks[3], *rocks[4:7]]
    for shuffled in itertools.permutations(order[-7:]):
        state = base.start(chance=[{"shuffle": order[:-7] + list(shuffled)}])
        if {"play sun", "play day"} <= set(state.moves()):
            break
    game = openspiel.AsterismGame.of(base, deals=[order[:-7] + list(shuffled)], max_decisions=40)
    state = dealt(game)
    state.apply_action(state.asterism.action("play sun"))
    past_chance(state, random.Random(1))
    state.apply_action(state.legal_actions()[0])
    past_chance(state, random.Random(1))
    random_state = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = mcts.MCTSBot(game, 1.4, 200, evaluator, random_state=random_state)
    assert state.action_to_string(0, bot.step(state)) == "play day"


def searching(game, simulations, by_observation):
    random_state = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, random_state),
        1.4,
        simulations,
        random_state=random_state,
        use_observation_string=by_observation,
    )


def test_information_set_search_beats_chance():
    game = pyspiel.load_game("asterism(game=stella-quest,players=2)")
    bot, rng, wins = searching(game, 30, by_observation=True), random.Random(1), 0
    for seed in range(10):
        state = dealt(game, seed)
        while not state.is_terminal():
            if state.current_player() == seed % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            past_chance(state, rng)
        wins += state.returns()[seed % 2] > 0
    assert wins >= 8


def test_information_set_search_by_everything_seen_so_far():
    """Responses out of turn and questions about cards, too."""
    game = pyspiel.load_game("asterism(game=star,players=2)")
    bot, rng, state = searching(game, 10, by_observation=False), random.Random(1), None
    for _ in range(12):
        if state is None or state.is_terminal():
            state = dealt(game)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        past_chance(state, rng)


@pytest.fixture(scope="module")
def tiny():
    """The seven cards on top of the deck in every order that makes a difference."""
    base = asterism.Game("fluxx", 2, cards=[("tiny.kdl", TINY)])
    deals = {}
    for top in itertools.permutations(range(7)):
        order = [*range(7, 30), *top]
        state = base.start(chance=[{"shuffle": order}])
        hands = [tuple(state.view(seat)["places"][seat]["hand"]) for seat in (0, 1)]
        deals.setdefault((*hands,), order)
    assert len(deals) == 35
    return openspiel.AsterismGame.of(base, deals=list(deals.values()), max_decisions=4)


def test_exploitability_falls_on_a_tiny_deck(tiny):
    uniform = exploitability.nash_conv(tiny, policy.UniformRandomPolicy(tiny))
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(tiny)
    for _ in range(400):
        solver.iteration()
    learned = exploitability.nash_conv(tiny, solver.average_policy())
    assert 0 < learned < 0.6 * uniform, (learned, uniform)


def test_players_with_the_same_information_have_the_same_moves(tiny):
    found = {}

    def walk(state):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            key = state.information_state_string()
            seen = (state.legal_actions(), state.observation_string())
            assert found.setdefault(key, seen) == seen
        for action in state.legal_actions():
            walk(state.child(action))

    walk(tiny.new_initial_state())
    assert len(found) > 200


def test_what_makes_no_sense():
    with pytest.raises(asterism.SetupError):
        openspiel.AsterismGame({"game": "chess"})
    with pytest.raises(asterism.SetupError):
        openspiel.AsterismGame({"game": "stella-quest", "players": 7})
    base = asterism.Game("stella-quest", 2)
    game = openspiel.AsterismGame.of(base, deals=[[1, 2, 3]])
    state = game.new_initial_state()
    with pytest.raises(asterism.ChanceError):
        state.apply_action(0)
    state = dealt(pyspiel.load_game("asterism"))
    before = str(state)
    illegal = next(action for action in range(78) if action not in state.legal_actions())
    with pytest.raises(asterism.IllegalMove):
        state._apply_action(illegal)
    assert str(state) == before
    with pytest.raises(ValueError):
        game.new_initial_state().resample_from_infostate(0, random.random)
