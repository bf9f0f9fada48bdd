"""Random play from Python for so long, by one library, as one JSON object.

What is counted: decisions, i.e. every action of a player in a game, those with a single
legal action included; never the actions of chance. Whole games, the deal included, one
after the other; the actions are chosen uniformly among the legal ones with the same
generator. Batches are the exception: their actions are chosen by the batch itself.

`seconds` is the time on the clock, `cpu_seconds` the time that processors were at work.
"""

import argparse
import json
import random
import time


def openspiel(game, rng, running):
    """One call for the legal actions and one for the move, as in its examples."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    decisions = games = 0
    while running():
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        games += 1
    return games, decisions


def rlcard(game, rng, running):
    import rlcard as library

    env = library.make(game, config={"seed": 1})
    decisions = games = 0
    while running():
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        games += 1
    return games, decisions


def aec(env, rng, running):
    """As in PettingZoo's own examples."""
    import numpy as np

    decisions = games = 0
    while running():
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        games += 1
    return games, decisions


def pettingzoo(game, rng, running):
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{game}").env(), rng, running)


def environment(game, rng, running):
    from asterism import envs

    return aec(envs.env(game, 4), rng, running)


def single(game, rng, running):
    """One call a decision."""
    import asterism

    built = asterism.Game(game, 4)
    decisions = games = 0
    choice = rng.choice
    while running():
        state = built.start(games)
        step = state.step
        legal = state.actions()
        while legal:
            legal = step(choice(legal))
            decisions += 1
        games += 1
    return games, decisions


def batch(game, rng, running, size=2048):
    """All games at once on all processors, with observations and masks."""
    import asterism

    stepped = asterism.Batch(asterism.Game(game, 4), size)
    stepped.reset(1)
    actions = stepped.sample()
    decisions = games = 0
    while running():
        stepped.sample(actions)
        stepped.step(actions)
        decisions += size
        games += int(stepped.terminated.sum())
    return games, decisions


WAYS = {way.__name__: way for way in (openspiel, rlcard, pettingzoo, environment, single, batch)}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=WAYS)
    parser.add_argument("--game", required=True)
    parser.add_argument("--milliseconds", type=int, default=1000)
    arguments = parser.parse_args()
    way = WAYS[arguments.way]

    def once():
        left = [True]
        return lambda: left.pop() if left else False

    # Imports and first calls are not measured.
    way(arguments.game, random.Random(1), once())
    start, worked = time.perf_counter(), time.process_time()
    end = worked + arguments.milliseconds / 1000
    games, decisions = way(arguments.game, random.Random(2), lambda: time.process_time() < end)
    seconds, cpu_seconds = time.perf_counter() - start, time.process_time() - worked
    result = {"games": games, "decisions": decisions}
    print(json.dumps({**result, "seconds": seconds, "cpu_seconds": cpu_seconds}))


if __name__ == "__main__":
    main()
