"""Observations by name, and as numbers from 0 to 1."""

from __future__ import annotations

import numpy as np


def features(encoding, observation):
    """The blocks of an observation, or of an array of observations, by name.

    The arrays share memory with the observation.
    """
    observation = np.asarray(observation)
    if observation.shape[-1] != encoding.size:
        raise ValueError(
            f"The observation has {observation.shape[-1]} numbers, but {encoding.size} are needed."
        )
    lead = observation.shape[:-1]
    found = {}
    for block in encoding.blocks:
        size = int(np.prod(block["shape"]))
        part = observation[..., block["start"] : block["start"] + size]
        found[block["name"]] = part.reshape(*lead, *block["shape"])
    return found


def normalized(encoding, observation):
    """An observation as float32 between 0 and 1."""
    return np.asarray(observation, dtype=np.float32) / encoding.high
