"""The example that learns: it learns, it has learned, and it plays at a live table."""

import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import asterism

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "learning"
sys.path.insert(0, str(EXAMPLE))

import train  # noqa: E402
from observe import observe  # noqa: E402
from policy import Policy  # noqa: E402
from table import Client  # noqa: E402

GAME = asterism.Game("stella-quest", 2)


def test_the_shipped_player_beats_regular_bots():
    policy = Policy.load()
    policy.check(GAME)
    wins, ties, games = train.measure(policy, GAME, "regular", 300, seed=7)
    assert games == 600 and wins > games / 2, f"{wins} wins and {ties} ties"


def test_a_policy_is_refused_where_the_numbers_mean_something_else():
    for other in (asterism.Game("stella-quest", 3), asterism.Game("fluxx-4", 2)):
        with pytest.raises(ValueError, match="trained for 2 players"):
            Policy.load().check(other)


def test_it_learns(tmp_path):
    """A short training, far from the end, but better than no training."""
    shares = []

    def evaluate(policy, steps):
        wins, _, games = train.measure(policy, GAME, "random", 100, seed=3)
        shares.append(wins / games)

    policy = train.train(
        GAME, iterations=16, games=256, minibatch=1024, evaluate=evaluate, every=100
    )
    before, after = shares
    assert before < 0.55 and after > before + 0.15, shares
    policy.save(tmp_path / "it.npz")
    again = Policy.load(tmp_path / "it.npz")
    batch = asterism.Batch(GAME, 50)
    batch.reset(1)
    chosen = policy.choose(batch.observations, batch.masks)
    assert (again.choose(batch.observations, batch.masks) == chosen).mean() > 0.9
    assert batch.masks[np.arange(50), chosen].all()


def test_advantages_change_sides():
    """Two decisions of seat 0, one of seat 1 that ends the game, which it wins."""
    column = np.array([[0.1], [0.2], [0.3]], np.float32)
    found = train.advantages_of(
        rewards=np.array([[0.0], [0.0], [1.0]], np.float32),
        values=column,
        last_values=np.array([9.0], np.float32),
        same_seat=np.array([[True], [False], [False]]),
        ended=np.array([[False], [False], [True]]),
    )
    last = 1 - 0.3
    middle = -0.3 - 0.2 - train.LAMBDA * last
    first = 0.2 - 0.1 + train.LAMBDA * middle
    assert found[:, 0] == pytest.approx([first, middle, last])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pay_after", [False, True])
def test_observations_follow_from_views_and_logs(players, pay_after):
    game = asterism.Game("stella-quest", players, options={"pay-after": pay_after})
    for seed in range(6):
        rng, state = random.Random(seed), game.start(seed=seed)
        while not state.is_over:
            for seat in range(players):
                found = observe(game, state.view(seat), state.events(seat))
                assert np.array_equal(found, state.observation(seat))
            state.apply(rng.choice(state.moves()))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A real server. `cargo xtask test python` builds it and says where it is."""
    program = Path(os.environ.get("ASTERISM_BIN", ROOT / "target" / "debug" / "asterism"))
    assert program.exists(), f"{program} is missing; build it with cargo build, or set ASTERISM_BIN"
    folder = tmp_path_factory.mktemp("server")
    log = folder / "log"
    with log.open("w") as output:
        running = subprocess.Popen(
            [program, "serve", "--listen", "127.0.0.1:0", "--database", folder / "it.db"]
            + ["--requests-per-second", "10000", "--bot-time", "5"],
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        for _ in range(600):
            found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text())
            if found or running.poll() is not None:
                break
            time.sleep(0.05)
        assert found, log.read_text()
        yield found.group()
    finally:
        running.terminate()
        running.wait()


def play(*arguments):
    return subprocess.run(
        [sys.executable, EXAMPLE / "table.py", *arguments],
        capture_output=True,
        text=True,
        timeout=240,
    )


def test_it_plays_a_whole_game_at_its_own_table(server):
    done = play(server, "--opponent", "regular")
    assert done.returncode == 0, done.stderr
    assert re.match(r"over: [\w-]+ won by \[[01, ]*\] I am [01]", done.stdout), done.stdout


def test_it_takes_a_seat_at_a_table_that_somebody_made(server):
    host = Client(server, "Ann")
    table = host.call("POST", "/api/tables", {"game": "stella-quest", "seats": 2, "bot_pause": 0})
    table = table["table"]
    link = host.call("POST", f"/api/tables/{table}/do", {"do": "invite"})
    host.do(table, "seat-bot", chair=1, level="beginner")
    command = [sys.executable, EXAMPLE / "table.py", server, table, link["token"]]
    player = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        for _ in range(1000):
            if host.call("GET", f"/api/tables/{table}")["chairs"][0]["holder"]["kind"] == "person":
                break
            assert player.poll() is None
            time.sleep(0.02)
        host.do(table, "start")
        said, _ = player.communicate(timeout=240)
    finally:
        player.kill()
    assert player.returncode == 0 and said.startswith("over: ")
    assert host.call("GET", f"/api/tables/{table}")["over"]


def test_it_says_what_is_wrong():
    assert play("http://127.0.0.1:1").returncode != 0
    assert "No such file" in play("http://127.0.0.1:1", "--policy", "no-such-file.npz").stderr
