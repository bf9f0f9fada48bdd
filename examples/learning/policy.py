"""A trained policy, in NumPy: what it knows about a game is an observation and a mask.

The weights are in a file that `train.py` writes. `stella-quest-2.npz` is the one that the
documentation describes.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

SHIPPED = Path(__file__).parent / "stella-quest-2.npz"


class Policy:
    """A network with two hidden layers: logits of all actions, then the value."""

    def __init__(self, layers, scale, fingerprint, players):
        self.layers = [(np.asarray(w, np.float32), np.asarray(b, np.float32)) for w, b in layers]
        self.scale = np.asarray(scale, np.float32)
        self.fingerprint = str(fingerprint)
        self.players = int(players)

    @classmethod
    def load(cls, path=SHIPPED):
        with np.load(path) as file:
            count = sum(name.startswith("weights") for name in file.files)
            layers = [(file[f"weights{i}"], file[f"biases{i}"]) for i in range(count)]
            return cls(layers, file["scale"], file["fingerprint"], file["players"])

    def save(self, path):
        """Half precision is enough to play, and half as large."""
        arrays = {}
        for i, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{i}"] = weights.astype(np.float16)
            arrays[f"biases{i}"] = biases.astype(np.float16)
        np.savez_compressed(
            path, scale=self.scale, fingerprint=self.fingerprint, players=self.players, **arrays
        )

    def check(self, game):
        """Raises an exception unless the numbers mean the same in this game."""
        if (game.encoding.fingerprint, game.players) != (self.fingerprint, self.players):
            raise ValueError(
                f"The policy was trained for {self.players} players with the encoding "
                f"{self.fingerprint}, not for {game.players} with {game.encoding.fingerprint}."
            )

    def __call__(self, observations):
        """The logits of all actions and the value for the seat that acts, of each row."""
        x = observations.astype(np.float32) * self.scale
        for weights, biases in self.layers[:-1]:
            x = np.maximum(x @ weights + biases, 0)
        weights, biases = self.layers[-1]
        x = x @ weights + biases
        return x[:, :-1], x[:, -1]

    def choose(self, observations, masks):
        """The most likely legal action of each row."""
        logits, _ = self(observations)
        return np.where(masks != 0, logits, -np.inf).argmax(axis=1).astype(np.int64)
