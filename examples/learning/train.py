#!/usr/bin/env python3
"""Trains a player of Stella Quest by self-play, and measures it against the bots.

    pip install '.[learning]'
    python examples/learning/train.py --output stella.npz

The method is PPO (Schulman et al., 2017) with one network for both seats, which plays
against itself and knows nothing but observations, masks and who won. It is written for JAX
on a processor; no other library for learning is needed. `docs/learning.md` explains it and
shows what came out.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from policy import Policy

import asterism

PLAYERS = 2
HIDDEN = (256, 256)
STEPS = 32  # of every game in an iteration
EPOCHS = 3
MINIBATCH = 8192
LAMBDA = 0.95  # how far an advantage looks ahead; nothing is discounted
CLIP = 0.2
LEARNING_RATE = 5e-4  # falls to zero in the course of the training
ENTROPY = (0.02, 0.002)  # at the beginning and at the end
VALUE_WEIGHT = 0.5


def new_network(key, inputs, actions):
    """Weights and biases of each layer. The last one has a column for the value."""
    sizes = [inputs, *HIDDEN, actions + 1]
    layers = []
    for number, (rows, columns) in enumerate(zip(sizes, sizes[1:])):
        key, part = jax.random.split(key)
        gain = 0.01 if number == len(HIDDEN) else math.sqrt(2)
        weights = jax.nn.initializers.orthogonal(gain)(part, (rows, columns))
        layers.append((weights, jnp.zeros(columns)))
    return layers


def forward(layers, x):
    for weights, biases in layers[:-1]:
        x = jax.nn.relu(x @ weights + biases)
    weights, biases = layers[-1]
    x = x @ weights + biases
    return x[:, :-1], x[:, -1]


def log_probabilities(logits, masks):
    return jax.nn.log_softmax(jnp.where(masks != 0, logits, -1e9))


@jax.jit
def act(layers, scale, observations, masks, key):
    """A random action for every game, its log probability and the value."""
    logits, values = forward(layers, observations.astype(jnp.float32) * scale)
    chances = log_probabilities(logits, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], values


def loss(layers, scale, entropy_weight, part):
    observations, masks, actions, old, advantages, returns = part
    logits, values = forward(layers, observations.astype(jnp.float32) * scale)
    chances = log_probabilities(logits, masks)
    chosen = jnp.take_along_axis(chances, actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - old)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * advantages, clipped * advantages).mean()
    entropy = -(jnp.exp(chances) * jnp.where(masks != 0, chances, 0)).sum(1).mean()
    return VALUE_WEIGHT * ((values - returns) ** 2).mean() - gain - entropy_weight * entropy


@functools.partial(jax.jit, donate_argnums=(0, 1))
def learn(layers, adam, scale, rate, entropy_weight, part):
    """One step of Adam."""
    slope = jax.grad(loss)(layers, scale, entropy_weight, part)
    size = jnp.sqrt(sum((leaf**2).sum() for leaf in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda leaf: leaf * jnp.minimum(1, 0.5 / (size + 1e-8)), slope)
    count, mean, square = adam
    count += 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)
    rate = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    layers = jax.tree.map(lambda w, m, s: w - rate * m / (jnp.sqrt(s) + 1e-8), layers, mean, square)
    return layers, (count, mean, square)


def advantages_of(rewards, values, last_values, same_seat, ended):
    """Generalized advantage estimation for two players who alternate irregularly.

    What one of them wins, the other loses: if the other seat acts next, its value and its
    advantage count with the opposite sign.
    """
    advantages = np.zeros_like(values)
    following, next_values = np.zeros_like(last_values), last_values
    for step in reversed(range(len(values))):
        sign = np.where(ended[step], 0, np.where(same_seat[step], 1, -1))
        delta = rewards[step] + sign * next_values - values[step]
        following = delta + LAMBDA * sign * following
        advantages[step] = following
        next_values = values[step]
    return advantages


class SelfPlay:
    """Many games at once, in which the network plays both seats."""

    def __init__(self, game, games, seed):
        self.batch = asterism.Batch(game, games)
        self.batch.reset(seed)
        size, actions = game.encoding.size, game.encoding.action_count
        self.observations = np.empty((STEPS, games, size), np.uint8)
        self.masks = np.empty((STEPS, games, actions), np.uint8)
        self.actions = np.empty((STEPS, games), np.int64)
        self.chances = np.empty((STEPS, games), np.float32)
        self.values = np.empty((STEPS, games), np.float32)
        self.rewards = np.empty((STEPS, games), np.float32)
        self.same_seat = np.empty((STEPS, games), bool)
        self.ended = np.empty((STEPS, games), bool)

    def play(self, layers, scale, key):
        """Plays some moves of every game, and returns what can be learned from them."""
        batch, rows = self.batch, np.arange(len(self.batch))
        for step in range(STEPS):
            key, part = jax.random.split(key)
            self.observations[step], self.masks[step] = batch.observations, batch.masks
            seats = batch.seats.copy()
            found = act(layers, scale, self.observations[step], self.masks[step], part)
            self.actions[step], self.chances[step], self.values[step] = map(np.asarray, found)
            batch.step(self.actions[step])
            self.rewards[step] = batch.rewards[rows, seats]
            self.same_seat[step] = seats == batch.seats
            self.ended[step] = batch.terminated | batch.truncated
        last = act(layers, scale, batch.observations, batch.masks, key)[2]
        advantages = advantages_of(
            self.rewards, self.values, np.asarray(last), self.same_seat, self.ended
        )
        returns = advantages + self.values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        found = (self.observations, self.masks, self.actions, self.chances, advantages, returns)
        return [array.reshape(-1, *array.shape[2:]) for array in found]


def measure(policy, game, opponent, deals, seed):
    """Plays every deal twice, once in each seat: the number of wins, ties and games."""
    wins = ties = 0
    for seat in range(PLAYERS):
        players = [opponent] * PLAYERS
        players[seat] = None
        batch = asterism.Batch(game, deals, players=players)
        batch.reset(seed)
        waiting = np.ones(deals, bool)
        while waiting.any():
            batch.step(policy.choose(batch.observations, batch.masks))
            over = waiting & (batch.terminated | batch.truncated)
            wins += int((batch.rewards[over, seat] > 0).sum())
            ties += int((batch.rewards[over, seat] == 0).sum())
            waiting &= ~over
    return wins, ties, PLAYERS * deals


def interval(wins, games):
    """Wilson's 95 % interval."""
    share, z = wins / games, 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return middle - half, middle + half


def scale_of(game):
    """What each number of an observation is multiplied with. Counters are rarely high."""
    high = game.encoding.high.astype(np.float32)
    return 1 / np.minimum(high, 54)


def train(
    game,
    *,
    iterations,
    games,
    minibatch=MINIBATCH,
    seed=1,
    resume=None,
    done=0,
    evaluate=None,
    every=25,
):
    """Returns the policy. `evaluate` is called with it now and then.

    resume: a policy to begin with, instead of a random one.
    done: the iterations that it was trained for. The rates begin where `iterations` would have
        them by then, so that a training can be cut short and brought to a good end.
    """
    key = jax.random.PRNGKey(seed)
    scale = scale_of(game)
    layers = new_network(key, game.encoding.size, game.encoding.action_count)
    if resume is not None:
        resume.check(game)
        layers = [(jnp.asarray(weights), jnp.asarray(biases)) for weights, biases in resume.layers]
    zeros = jax.tree.map(jnp.zeros_like, layers)
    adam = (jnp.zeros(()), zeros, jax.tree.map(jnp.copy, zeros))
    self_play = SelfPlay(game, games, seed)
    order = np.random.default_rng(seed)
    samples = games * STEPS
    minibatch = min(minibatch, samples)

    def policy():
        return Policy(layers, scale, game.encoding.fingerprint, game.players)

    for iteration in range(done, iterations):
        if evaluate and (iteration - done) % every == 0:
            evaluate(policy(), iteration * samples)
        left = 1 - iteration / iterations
        rate = LEARNING_RATE * left
        entropy_weight = ENTROPY[1] + (ENTROPY[0] - ENTROPY[1]) * left
        key, part = jax.random.split(key)
        found = self_play.play(layers, scale, part)
        for _ in range(EPOCHS):
            shuffled = order.permutation(samples)
            for start in range(0, samples - minibatch + 1, minibatch):
                rows = shuffled[start : start + minibatch]
                part = [array[rows] for array in found]
                layers, adam = learn(layers, adam, scale, rate, entropy_weight, part)
    if evaluate:
        evaluate(policy(), iterations * samples)
    return policy()


def draw_curve(points, path):
    """The share of games won against each bot while learning."""
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.hashsalt": "asterism", "svg.fonttype": "none"})
    figure, ax = pyplot.subplots(figsize=(7, 4))
    for opponent in points[0]["wins"]:
        steps = [point["steps"] / 1e6 for point in points]
        shares = [100 * point["wins"][opponent] / point["games"] for point in points]
        bounds = [interval(point["wins"][opponent], point["games"]) for point in points]
        ax.plot(steps, shares, label=f"against {opponent}")
        ax.fill_between(steps, *zip(*[(100 * low, 100 * high) for low, high in bounds]), alpha=0.2)
    ax.axhline(50, color="gray", linewidth=0.8, linestyle="--")
    ax.set_xlabel("decisions of self-play (millions)")
    ax.set_ylabel("games won (%)")
    ax.set_ylim(0, 100)
    ax.set_title("Stella Quest for two: learning by self-play")
    ax.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if str(path).endswith("svg") else None)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--iterations", type=int, default=285)
    parser.add_argument("--resume", type=Path, help="weights to begin with")
    parser.add_argument("--done", type=int, default=0, help="iterations they were trained for")
    parser.add_argument("--games", type=int, default=2048, help="games that are played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--final-deals", type=int, default=2500, help="for the last measurement")
    parser.add_argument("--output", type=Path, default=Path("stella-quest-2.npz"))
    parser.add_argument("--curve", type=Path, help="a picture of the learning curve (.svg, .png)")
    arguments = parser.parse_args()

    game = asterism.Game("stella-quest", PLAYERS)
    start = time.monotonic()
    points = []

    def evaluate(policy, steps):
        minutes, worked = (time.monotonic() - start) / 60, time.process_time() / 60
        wins = {bot: measure(policy, game, bot, 500, 1_000_000)[0] for bot in ("random", "regular")}
        spent = {"minutes": minutes, "processor_minutes": worked}
        points.append({"steps": steps, **spent, "games": 1000, "wins": wins})
        shares = ", ".join(f"{wins[bot] / 10:.1f} % against {bot}" for bot in wins)
        clock = f"{minutes:5.1f} min ({worked:.1f} of a processor)"
        print(f"{clock}, {steps / 1e6:5.1f} M decisions: {shares}", flush=True)
        policy.save(arguments.output)

    policy = train(
        game,
        iterations=arguments.iterations,
        games=arguments.games,
        seed=arguments.seed,
        resume=arguments.resume and Policy.load(arguments.resume),
        done=arguments.done,
        evaluate=evaluate,
    )
    policy.save(arguments.output)
    minutes = (time.monotonic() - start) / 60
    print(f"Trained in {minutes:.1f} minutes.")
    arguments.output.with_suffix(".json").write_text(json.dumps(points, indent=1) + "\n")
    if arguments.curve:
        draw_curve(points, arguments.curve)
    # New deals, and the weights as they were saved.
    policy = Policy.load(arguments.output)
    for bot in ("beginner", "regular", "expert:100"):
        wins, ties, games = measure(policy, game, bot, arguments.final_deals, 2_000_000)
        low, high = interval(wins, games)
        print(
            f"against {bot}: {100 * wins / games:.1f} % of {games:,} games won "
            f"({100 * low:.1f} to {100 * high:.1f}), {100 * ties / games:.1f} % tied"
        )


if __name__ == "__main__":
    main()
