"""Random play of a game of OpenSpiel for so long, as one JSON object.

What is counted: decisions, i.e. every action of a player in a game, those with
a single legal action included; never the actions of chance. Time is the time
this thread was at work, as in our own measurement.

  rollouts  C++ only. The random-rollout evaluator of its Monte Carlo tree
            search plays one dealt game to the end, again and again, uniformly
            at random. One search with a single simulation evaluates exactly
            its root, so nothing but rollouts is timed. The deal is not
            included. The decisions of a rollout are counted beforehand in
            Python: in hearts all have the same number (passes and plays), in
            crazy eights it is the mean of many, a percent or so exact.
  games     C++ only. Whole games, the deal included, of OpenSpiel's own
            uniform random bots in its own game loop; decisions are read from
            the history of each game (hearts only).
  python    Whole games, the deal included, driven from Python.
  search    C++ only. Its information-set Monte Carlo tree search at the first
            play of a deal with a choice (hearts without passing), 1,000 simulations a
            search, each with a freshly resampled world and one random rollout;
            counted are simulations.
"""

import argparse
import json
import random
import time

import pyspiel


def dealt(game):
    """A dealt game in which cards are passed on."""
    rng = random.Random(1)
    state = game.new_initial_state()
    first = True
    hearts = game.get_type().short_name == "hearts"
    while state.is_chance_node():
        actions = [action for action, _ in state.chance_outcomes()]
        # The first chance action of hearts is the direction of passing; 0 is
        # "don't".
        state.apply_action(actions[1] if first and hearts else rng.choice(actions))
        first = False
    return state


def play(state, rng):
    """Plays to the end in Python and counts the decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rollouts(game, seconds):
    root = dealt(game)
    rng = random.Random(2)
    hearts = game.get_type().short_name == "hearts"
    counted = [play(root.clone(), rng) for _ in range(50 if hearts else 3000)]
    assert not hearts or len(set(counted)) == 1, "every rollout must have as many decisions"
    each = sum(counted) / len(counted)
    batch = 2000
    count, spent = 0, 0.0
    while spent < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=batch, seed=count)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 7, False)
        start = time.thread_time()
        tree = bot.mcts_search(root)
        spent += time.thread_time() - start
        assert tree.explore_count == 1
        count += batch
    return count, round(count * each), spent


def games(game, seconds):
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    count, decisions, spent = 0, 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        start = time.thread_time()
        pyspiel.evaluate_bots(state, bots, count)
        spent += time.thread_time() - start
        # 1 direction of passing and 52 cards dealt are chance's.
        decisions += len(state.history()) - 53
        count += 1
    return count, decisions, spent


def python(game, seconds):
    rng = random.Random(3)
    count, decisions = 0, 0
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        decisions += play(game.new_initial_state(), rng)
        count += 1
    return count, decisions, time.thread_time() - start


def search(game, seconds):
    simulations = 1000
    count, spent = 0, 0.0
    while spent < seconds:
        rng = random.Random(count)
        root = game.new_initial_state()
        while root.is_chance_node():
            actions = [action for action, _ in root.chance_outcomes()]
            root.apply_action(actions[0] if not root.history() else rng.choice(actions))
        # Where there is only one thing to do, nothing is searched.
        while len(root.legal_actions()) == 1:
            root.apply_action(root.legal_actions()[0])
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=count)
        bot = pyspiel.ISMCTSBot(
            count,
            evaluator,
            2.0,
            simulations,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            True,
        )
        start = time.thread_time()
        bot.step(root)
        spent += time.thread_time() - start
        count += 1
    return count, count * simulations, spent


def main():
    ways = {"rollouts": rollouts, "games": games, "python": python, "search": search}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=ways)
    parser.add_argument("--game", default="hearts")
    parser.add_argument("--milliseconds", type=int, default=1000)
    arguments = parser.parse_args()
    game = pyspiel.load_game(arguments.game)
    count, decisions, seconds = ways[arguments.way](game, arguments.milliseconds / 1000)
    print(json.dumps({"games": count, "decisions": decisions, "seconds": seconds}))


if __name__ == "__main__":
    main()
