"""Experiments: on one machine, on a Ray cluster whose workers die, and what they show."""

import doctest
import io
import os
import signal
import sys

import numpy as np
import pytest

import asterism
from asterism import lab

WAR = """
name = "War or peace"
games = 300
seed = 7
impact = ["war"]

[setup]
game = "fluxx"
players = 3
deck = ["fluxx-4"]

[[variants]]
name = "with war"

[[variants]]
name = "without war"
without = ["war"]
"""


@pytest.fixture(scope="module")
def whole():
    return lab.run(WAR, progress=False)


def test_results_do_not_depend_on_how_they_were_played(whole):
    assert whole.findings["games"] == 300
    for parts, threads in [(1, 1), (7, 2), (300, 0)]:
        again = lab.run(WAR, parts=parts, threads=threads, progress=False)
        assert again.text == whole.text
    built = asterism.Experiment(WAR)
    texts = [built.play(*built.part(part, 5)) for part in (4, 0, 2, 1, 3)]
    assert asterism.merge_results(texts) == whole.text


def test_a_run_can_be_continued(tmp_path, whole):
    output = tmp_path / "war.results.json"
    built = lab.experiment(WAR)
    output.write_text(built.play(40, 170))
    assert built.missing(output.read_text()) == [(0, 40), (170, 300)]
    assert lab.run(WAR, output=output, progress=False).text == whole.text
    assert output.read_text() == whole.text == lab.load(output).text


def test_experiments_are_read_from_files(tmp_path):
    (tmp_path / "mine.kdl").write_text('keeper "unicorn"')
    path = tmp_path / "it.toml"
    text = 'games = 20\n[setup]\ngame = "fluxx"\nplayers = 2\ndeck = ["star"]\ncards = ["mine.kdl"]'
    path.write_text(text)
    results = lab.run(path, progress=False)
    cards = [card["card"] for card in results.findings["variants"][0]["cards"]]
    assert "unicorn" in cards
    path.with_suffix(".json").write_text('{"games": 5, "setup": {"game": "stella-quest", "players": 2}}')
    assert lab.run(path.with_suffix(".json"), progress=False).findings["games"] == 5


def test_mistakes_are_named(whole):
    for text, hint in [
        ('gmaes = 3\n[setup]\ngame = "fluxx"\nplayers = 2', "games"),
        ('agents = "expert"\n[setup]\ngame = "fluxx"\nplayers = 2', "expert:200"),
        ('[setup]\ngame = "fluxx"', "players"),
    ]:
        with pytest.raises(asterism.ExperimentError, match=hint):
            asterism.Experiment(text)
    with pytest.raises(asterism.ExperimentError):
        asterism.merge_results([whole.text, whole.text])
    with pytest.raises(asterism.ExperimentError):
        asterism.merge_results([])
    with pytest.raises(asterism.ExperimentError):
        asterism.results_findings("{}")
    with pytest.raises(asterism.ExperimentError):
        asterism.Experiment(WAR, format="yaml")


def test_findings_and_differences(whole):
    first, second = whole.findings["variants"]
    assert sum(seat["value"] for seat in first["seats"]) == pytest.approx(1, abs=0.05)
    (comparison,) = whole.differences()
    assert comparison["paired"] and comparison["first"] == "with war"
    assert all(found["p"] <= 1 for found in comparison["differences"])
    (other,) = whole.differences(lab.run(WAR.replace("seed = 7", "seed = 8"), progress=False))
    assert not other["paired"]
    assert whole.findings["impacts"][0]["card"] == "war"


def test_tables_and_plots(whole, tmp_path):
    import matplotlib

    matplotlib.use("Agg")
    frame = whole.to_pandas()
    assert set(frame["variant"]) == {"with war", "without war"}
    assert (frame["low"] <= frame["value"] + 1e-9).all()
    table = whole.to_arrow()
    assert table.num_rows == len(frame) == len(whole.rows())
    for measure in ("seat_wins", "card_played", "goals", "impact"):
        ax = whole.plot(measure)
        assert len(ax.patches) > 0
    ax.figure.savefig(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 1000
    with pytest.raises(ValueError, match="seat_wins"):
        whole.plot("luck")


def test_tables_list_pairs_and_skill():
    pairs = 'synergy = ["milk", "cookies", "bread"]'
    skill = 'skill = { better = "sensible", worse = "uniform", deals = 20 }'
    text = WAR.replace('impact = ["war"]', f"{pairs}\n{skill}")
    rows = lab.run(text, progress=False).rows()
    found = {row["measure"] for row in rows}
    assert {"swing", "skill", "synergy"} <= found
    assert any(row["item"] == "milk + cookies" for row in rows if row["measure"] == "synergy")


def test_tables_share_their_numbers(whole):
    frame, table = whole.to_pandas(), whole.to_arrow()
    assert table.num_rows == len(whole.rows())
    for name in ("value", "low", "high"):
        column = whole.columns[name]
        assert np.shares_memory(frame[name].to_numpy(), column)
        (chunk,) = table[name].chunks
        assert chunk.buffers()[1].address == column.__array_interface__["data"][0]
        with pytest.raises(ValueError):
            column[0] = 1
    assert table.to_pandas()["item"].tolist() == frame["item"].tolist()
    assert [row["item"] for row in whole.rows()] == frame["item"].tolist()


def test_a_missing_library_is_named(monkeypatch, whole):
    for library, call in [
        ("pandas", whole.to_pandas),
        ("pyarrow", whole.to_arrow),
        ("matplotlib", whole.plot),
        ("ray", lambda: lab.run(WAR, ray=True, progress=False)),
    ]:
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, library, None)
            with pytest.raises(ImportError, match=r"pip install 'asterism\["):
                call()


def test_a_progress_bar_is_drawn_on_a_terminal(monkeypatch, whole):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    for terminal, drawn in [(Terminal(), True), (io.StringIO(), False)]:
        monkeypatch.setattr("sys.stderr", terminal)
        assert lab.run(WAR, parts=3).text == whole.text
        lines = terminal.getvalue().split("\r")
        assert ("100 of 300 games" in lines[1] and "█" * 10 + "░" in lines[1]) if drawn else lines == [""]
    seen = []
    lab.run(WAR, parts=3, progress=lambda *done: seen.append(done))
    assert seen == [(100, 300), (200, 300), (300, 300)]


def test_a_ray_cluster_with_dying_workers_gives_the_same_bytes(whole, tmp_path, monkeypatch):
    ray = pytest.importorskip("ray")
    deaths = tmp_path / "deaths"
    deaths.mkdir()
    play = lab._play_job

    def play_or_die(built, job):
        # The workers of three jobs are killed the first time.
        mark = deaths / str(job[0])
        if job[0] in (0, 60, 150) and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(built, job)

    monkeypatch.setattr(lab, "_play_job", play_or_die)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        results = lab.run(WAR, ray=True, parts=10, progress=False)
    finally:
        ray.shutdown()
    assert len(list(deaths.iterdir())) == 3
    assert results.text == whole.text


def test_the_example_of_the_module():
    assert doctest.testmod(lab).failed == 0
