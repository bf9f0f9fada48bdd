"""The laboratory: experiments on one machine or on a Ray cluster, and what they show.

>>> from asterism import lab
>>> results = lab.run('games = 50\\n[setup]\\ngame = "stella-quest"\\nplayers = 2', progress=False)
>>> results.findings["games"]
50
"""

from __future__ import annotations

import functools
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from . import Experiment, merge_results, results_differences, results_findings

#: Estimates of a variant that are not lists.
_SINGLE = ["turns", "decisions", "minutes", "swing", "lead_changes", "comebacks", "unwon"]

#: What names a card in the findings; everything else there is an estimate.
_CARD_NAMES = {"card", "full_name"}

#: The columns of tables.
_TEXTS = ["variant", "measure", "item"]
_NUMBERS = ["value", "low", "high"]


def experiment(source: Experiment | str | os.PathLike[str]) -> Experiment:
    """An experiment from its text, or from a file."""
    if isinstance(source, Experiment):
        return source
    if isinstance(source, str) and "\n" in source:
        return Experiment(source, format="json" if source.lstrip().startswith("{") else "toml")
    path = Path(source)
    form = "json" if path.suffix == ".json" else "toml"
    return Experiment(path.read_text(encoding="utf-8"), format=form, folder=path.parent)


def run(
    source: Experiment | str | os.PathLike[str],
    *,
    output: str | os.PathLike[str] | None = None,
    ray: Any = None,
    parts: int | None = None,
    threads: int = 0,
    retries: int = 10,
    progress: bool | Callable[[int, int], object] = True,
) -> Results:
    """Plays the games of an experiment.

    source: an `Experiment`, its text, or the path of its file.
    output: a file for the results. If it is there, only what is missing is played.
    ray: True to use the cluster that Ray is connected to, or a new local one; or the address
        of a cluster. Without it, the games are played here.
    parts: into how many jobs the games are cut. Results don't depend on it.
    retries: how often a job is repeated if its worker dies.
    progress: whether to show a progress bar on a terminal; or a function that is called with
        the games so far and all games, for a bar of your own.
    """
    built = experiment(source)
    done = built.empty()
    if output is not None and Path(output).exists():
        done = merge_results([done, Path(output).read_text(encoding="utf-8")])
    jobs = list(_jobs(built, done, parts or 64))
    play = _here(built, threads) if ray is None else _on_ray(built, ray, retries)
    bar = _Progress(built.games, sum(end - start for start, end in jobs), progress)
    saved = time.monotonic()
    for (start, end), text in play(jobs):
        done = merge_results([done, text])
        bar.advance(end - start)
        if output is not None and time.monotonic() - saved > 1:
            _write(output, done)
            saved = time.monotonic()
    bar.close()
    results = Results(done)
    if output is not None:
        results.save(output)
    return results


def load(path: str | os.PathLike[str]) -> Results:
    """Reads a file of results."""
    return Results(Path(path).read_text(encoding="utf-8"))


def _jobs(built: Experiment, done: str, parts: int) -> Iterator[tuple[int, int]]:
    size = max(1, -(-built.games // parts))
    for start, end in built.missing(done):
        while start < end:
            stop = min(end, start + size)
            yield start, stop
            start = stop


Job = tuple[int, int]
Play = Callable[[list[Job]], Iterator[tuple[Job, str]]]


def _here(built: Experiment, threads: int) -> Play:
    def play(jobs: list[Job]) -> Iterator[tuple[Job, str]]:
        for job in jobs:
            yield job, built.play(*job, threads=threads)

    return play


def _play_job(built: Experiment, job: Job) -> tuple[Job, str]:
    """What a worker does. One thread each: Ray starts as many as there are processors."""
    return job, built.play(*job, threads=1)


def _on_ray(built: Experiment, where: Any, retries: int) -> Play:
    try:
        import ray
    except ImportError as error:
        raise ImportError(
            "Ray is needed for this; install it with: pip install 'asterism[ray]'"
        ) from error
    if not ray.is_initialized():
        ray.init(address=where if isinstance(where, str) else None)
    task = ray.remote(max_retries=retries)(_play_job)

    def play(jobs: list[Job]) -> Iterator[tuple[Job, str]]:
        shared = ray.put(built)
        waiting = [task.remote(shared, job) for job in jobs]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)

    return play


class _Progress:
    """A bar with the games so far and the time left, on a terminal."""

    WIDTH = 30

    def __init__(
        self, games: int, left: int, shown: bool | Callable[[int, int], object]
    ) -> None:
        self.games, self.done, self.left = games, games - left, left
        self.start = time.monotonic()
        self.report: Callable[[int, int], object] | None = None
        if callable(shown):
            self.report = shown
        self.drawn = shown is True and sys.stderr.isatty()

    def advance(self, games: int) -> None:
        self.done += games
        if self.report is not None:
            self.report(self.done, self.games)
        if not self.drawn:
            return
        played = self.left - (self.games - self.done)
        rest = (time.monotonic() - self.start) / max(played, 1) * (self.games - self.done)
        full = self.WIDTH * self.done // max(self.games, 1)
        bar = "█" * full + "░" * (self.WIDTH - full)
        text = f"\r{bar} {self.done:,} of {self.games:,} games, {rest:.0f} s left "
        print(text, end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.drawn:
            print(file=sys.stderr)


def _fixed(array: np.ndarray) -> np.ndarray:
    array.setflags(write=False)
    return array


def _write(path: str | os.PathLike[str], text: str) -> None:
    """Writes a temporary file and renames it, so that there is always a whole one."""
    beside = Path(f"{os.fspath(path)}.part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


class Results:
    """What was played. The same games give the same text, however they were played."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.experiment = Experiment._of_results(text)
        self.findings = results_findings(text)

    def save(self, path: str | os.PathLike[str]) -> None:
        _write(path, self.text)

    def differences(self, other: Results | None = None) -> list[dict[str, Any]]:
        """What differs between the first variant and the others, or the first of `other`."""
        return results_differences(self.text, None if other is None else other.text)

    def rows(self) -> list[dict[str, Any]]:
        """All estimates, a row each: variant, measure, item, value, low, high."""
        rows: list[dict[str, Any]] = []

        def add(variant: str, measure: str, item: str, estimate: dict[str, float]) -> None:
            rows.append({"variant": variant, "measure": measure, "item": item, **estimate})

        for variant in self.findings["variants"]:
            name = variant["name"]
            for measure in _SINGLE:
                add(name, measure, "", variant[measure])
            for seat, estimate in enumerate(variant["seats"]):
                add(name, "seat_wins", str(seat), estimate)
            for measure in ("endings", "goals", "numbers"):
                for item, estimate in variant.get(measure, []):
                    add(name, measure, item, estimate)
            for card in variant["cards"]:
                for measure in card:
                    if measure not in _CARD_NAMES:
                        add(name, f"card_{measure}", card["card"], card[measure])
            for pair in variant.get("synergies") or []:
                add(name, "synergy", " + ".join(pair["cards"]), pair["more_wins"])
            if variant.get("skill"):
                add(name, "skill", "", variant["skill"]["skill"])
        first = self.findings["variants"][0]["name"]
        for impact in self.findings.get("impacts", []):
            add(first, "impact", impact["card"], impact["more_wins"])
        return rows

    @functools.cached_property
    def columns(self) -> dict[str, Any]:
        """All estimates as columns, which tables of pandas and Arrow share.

        `variant`, `measure` and `item` are pairs of an int32 array and the texts that its
        numbers stand for; `value`, `low` and `high` are float64 arrays. None can be written to.
        """
        rows = self.rows()
        columns: dict[str, Any] = {}
        for name in _TEXTS:
            texts = list(dict.fromkeys(row[name] for row in rows))
            numbers = {text: number for number, text in enumerate(texts)}
            codes = np.array([numbers[row[name]] for row in rows], np.int32)
            columns[name] = (_fixed(codes), texts)
        for name in _NUMBERS:
            columns[name] = _fixed(np.array([row[name] for row in rows], np.float64))
        return columns

    def to_pandas(self):
        """All estimates as a pandas DataFrame. Numbers are not copied."""
        try:
            import pandas
        except ImportError as error:
            raise ImportError("pandas is needed for this; pip install 'asterism[lab]'") from error
        columns: dict[str, Any] = {}
        for name in _TEXTS:
            codes, texts = self.columns[name]
            columns[name] = pandas.Categorical.from_codes(codes, texts)
        for name in _NUMBERS:
            columns[name] = pandas.Series(self.columns[name], copy=False)
        return pandas.DataFrame(columns, copy=False)

    def to_arrow(self):
        """All estimates as an Arrow table, which Parquet files can be written from. Numbers are
        not copied."""
        try:
            import pyarrow
        except ImportError as error:
            raise ImportError("pyarrow is needed for this; pip install 'asterism[lab]'") from error
        columns: dict[str, Any] = {}
        for name in _TEXTS:
            codes, texts = self.columns[name]
            columns[name] = pyarrow.DictionaryArray.from_arrays(pyarrow.array(codes), texts)
        for name in _NUMBERS:
            columns[name] = pyarrow.array(self.columns[name])
        return pyarrow.table(columns)

    def plot(self, measure: str = "seat_wins", *, most: int = 20, ax: Any = None):
        """Bars with 95 % intervals for every item of a measure, by variant."""
        try:
            from matplotlib import pyplot
        except ImportError as error:
            raise ImportError(
                "matplotlib is needed for this; pip install 'asterism[lab]'"
            ) from error
        rows = [row for row in self.rows() if row["measure"] == measure]
        if not rows:
            known = sorted({row["measure"] for row in self.rows()})
            raise ValueError(f"There is no measure {measure!r}; there are: {', '.join(known)}.")
        variants = list(dict.fromkeys(row["variant"] for row in rows))
        highest: dict[str, float] = {}
        for row in rows:
            highest[row["item"]] = max(highest.get(row["item"], row["value"]), row["value"])
        items = sorted(highest, key=lambda item: -highest[item])[:most]
        ax = ax or pyplot.subplots(figsize=(8, 1 + 0.35 * len(items) * len(variants)))[1]
        tall = 0.8 / len(variants)
        for number, variant in enumerate(variants):
            found = {row["item"]: row for row in rows if row["variant"] == variant}
            here = [(place, found[item]) for place, item in enumerate(items) if item in found]
            values = [row["value"] for _, row in here]
            errors = [
                [row["value"] - row["low"] for _, row in here],
                [row["high"] - row["value"] for _, row in here],
            ]
            places = [place + number * tall for place, _ in here]
            ax.barh(places, values, tall, xerr=errors, label=variant)
        middle = tall * (len(variants) - 1) / 2
        ax.set_yticks([place + middle for place in range(len(items))], items)
        ax.invert_yaxis()
        ax.set_xlabel(measure.replace("_", " "))
        ax.set_title(self.experiment.name)
        if len(variants) > 1:
            ax.legend()
        return ax
