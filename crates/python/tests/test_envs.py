"""The environments, checked by the tests of the libraries they are for."""

import sys
import types
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import asterism
from asterism import Agent, Game, envs
from test_games import TITLES

GAMES = [("stella-quest", 2), ("stella-quest", 4), ("fluxx-4", 3), ("star", 4), ("wonderland", 2)]


@pytest.mark.parametrize("title,players", GAMES)
def test_aec(title, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A mask next to the observation is PettingZoo's own convention.
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(envs.env(title, players), num_cycles=300)


@pytest.mark.parametrize("title,players", GAMES)
def test_parallel(title, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(envs.parallel_env(title, players), num_cycles=300)


@pytest.mark.parametrize("title,players", GAMES)
def test_seeds(title, players):
    seed_test(lambda: envs.env(title, players), num_cycles=100)
    # This test takes actions without looking at the mask.
    parallel_seed_test(lambda: envs.parallel_env(title, players, illegal="wait"), num_cycles=100)


@pytest.mark.parametrize("title", ["stella-quest", "fluxx-4"])
def test_max_cycles(title):
    """In a cycle every seat acts once, so this is about the parallel form."""

    def parallel_env(max_cycles):
        return envs.parallel_env(title, 3, max_cycles=max_cycles, illegal="wait")

    def env(max_cycles):
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(types.SimpleNamespace(parallel_env=parallel_env, env=env))


def test_performance(capsys):
    performance_benchmark(envs.env("stella-quest", 4))
    turns = float(capsys.readouterr().out.split("Starting performance benchmark")[1].split()[0])
    assert turns > 1000


@pytest.mark.parametrize("title,players", GAMES)
def test_gymnasium(title, players):
    env = envs.SingleEnv(title, players, illegal="wait")
    check_env(env, skip_render_check=True)


def test_registered_with_gymnasium():
    import gymnasium

    envs.register()
    env = gymnasium.make("asterism/StellaQuest-v1", players=3, illegal="wait")
    check_env(env.unwrapped, skip_render_check=True)
    many = gymnasium.make_vec("asterism/Fluxx-v1", num_envs=3, players=2)
    assert many.num_envs == 3 and many.reset(seed=1)[0]["observation"].shape[0] == 3


@pytest.mark.parametrize("title", TITLES)
def test_whole_games_of_the_aec_form(title):
    env = envs.env(title, 3)
    env.reset(seed=4)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    out_of_turn = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        returns[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        state = env.unwrapped.state_of_game
        out_of_turn += title != "stella-quest" and state.view()["turn"] != state.seat
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert env.unwrapped.state_of_game.is_over and not env.agents
    assert sum(returns.values()) == pytest.approx(0, abs=1e-6)
    assert max(returns.values()) > 0


def test_seats_can_leave():
    env = envs.env("fluxx-4", 4)
    env.reset(seed=1)
    left = False
    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        steps += 1
        if steps == 10:
            env.unwrapped.leave("seat_2")
            left = True
            assert env.agent_selection == "seat_2"
        elif left and env.agents:
            assert "seat_2" not in env.agents or env.agent_selection == "seat_2"
    assert left and env.unwrapped.state_of_game.is_over


def test_illegal_actions():
    env = envs.env("stella-quest", 3)
    env.reset(seed=1)
    before = env.unwrapped.state_of_game.clone()
    for action in (0, 5000, -1):
        with pytest.raises(asterism.IllegalMove):
            env.step(action)
    assert env.unwrapped.state_of_game == before and env.agent_selection == "seat_0"

    parallel = envs.parallel_env("stella-quest", 3)
    parallel.reset(seed=1)
    before = parallel.state_of_game.clone()
    legal = parallel.state_of_game.actions()[0]
    for actions in ({"seat_0": 0}, {"seat_0": legal, "seat_1": legal}):
        with pytest.raises(asterism.IllegalMove):
            parallel.step(actions)
    assert parallel.state_of_game == before and parallel.cycles == 0
    waiting = envs.parallel_env("stella-quest", 3, illegal="wait")
    waiting.reset(seed=1)
    *_, infos = waiting.step({"seat_0": 0, "seat_1": 0})
    assert "refusal" in infos["seat_0"] and "refusal" not in infos["seat_1"]

    single = envs.SingleEnv("stella-quest", 2)
    single.reset(seed=1)
    before = single.state_of_game.clone()
    with pytest.raises(asterism.IllegalMove):
        single.step(0)
    assert single.state_of_game == before
    with pytest.raises(asterism.AsterismError):
        envs.SingleEnv("stella-quest", 2, illegal="sometimes")


def test_actions_of_the_wrong_type():
    strange = (None, 1.5, "draw", [1], {})
    env = envs.env("stella-quest", 2)
    env.reset(seed=1)
    before = env.unwrapped.state_of_game.clone()
    for action in strange:
        with pytest.raises(TypeError):
            env.step(action)
    assert env.unwrapped.state_of_game == before and env.unwrapped.cycles == 0

    parallel = envs.parallel_env("stella-quest", 2)
    parallel.reset(seed=1)
    before = parallel.state_of_game.clone()
    for action in strange:
        with pytest.raises(TypeError):
            parallel.step({"seat_0": action})
    assert parallel.state_of_game == before and parallel.cycles == 0

    single = envs.SingleEnv("stella-quest", 2)
    single.reset(seed=1)
    before = single.state_of_game.clone()
    for action in (None, 1.5, [1], {}):
        with pytest.raises(TypeError):
            single.step(action)
    assert single.state_of_game == before

    vector = envs.VectorEnv(3, "stella-quest", 2)
    observations, _ = vector.reset(seed=1)
    legal = vector.sample()
    for actions in (legal + 0.5, ["draw"] * 3, [None] * 3):
        with pytest.raises(TypeError):
            vector.step(actions)
    with pytest.raises(asterism.BatchError):
        vector.step(legal[:2])
    again = vector.batch.observations
    assert np.array_equal(again, observations["observation"])
    vector.step(legal.astype(np.int32))


def test_the_dead_do_not_act():
    env = envs.env("fluxx-4", 3)
    env.reset(seed=1)
    env.unwrapped.leave("seat_1")
    state = env.unwrapped.state_of_game.clone()
    assert env.agent_selection == "seat_1"
    with pytest.raises(ValueError, match="None"):
        env.step(1)
    assert env.unwrapped.state_of_game == state and "seat_1" in env.agents
    env.step(None)
    assert env.agents == ["seat_0", "seat_2"]
    with pytest.raises(asterism.IllegalMove):
        env.unwrapped.leave("seat_1")
    assert env.unwrapped.state_of_game == state

    single = envs.SingleEnv("stella-quest", 2)
    with pytest.raises(asterism.AsterismError, match="reset"):
        single.step(1)
    random_game(single, 1)
    with pytest.raises(asterism.IllegalMove):
        single.step(1)
    parallel = envs.parallel_env("stella-quest", 2, max_cycles=1)
    parallel.reset(seed=1)
    parallel.step({"seat_0": parallel.state_of_game.actions()[0]})
    assert parallel.agents == []


def random_game(env, seed):
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, steps = 0.0, 0
    while True:
        action = env.action_space.sample(mask=info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        total += reward
        steps += 1
        if terminated or truncated:
            return total, steps, terminated


@pytest.mark.parametrize("title", TITLES)
def test_a_learner_against_bots(title):
    env = envs.SingleEnv(title, 3, opponents=["beginner", "random"], seat=None)
    seats = set()
    for seed in range(6):
        total, steps, terminated = random_game(env, seed)
        assert terminated and steps > 0
        assert total in (pytest.approx(1), pytest.approx(-0.5)) or -0.5 < total < 1
        seats.add(env.seat)
    assert len(seats) > 1
    with pytest.raises(asterism.IllegalMove):
        env.step(3)


def test_a_function_is_an_opponent_too():
    seen = []

    def first_move(state, seat):
        assert seat in state.asked
        seen.append(seat)
        return state.moves(seat)[0]

    env = envs.SingleEnv("stella-quest", 3, opponents=first_move, seat=1)
    random_game(env, 2)
    assert set(seen) == {0, 2}


def test_max_cycles_truncates():
    env = envs.SingleEnv("stella-quest", 2, max_cycles=2)
    _, steps, terminated = random_game(env, 1)
    assert steps == 2 and not terminated


@pytest.mark.parametrize("title", ["stella-quest", "star-wars"])
def test_vector(title):
    from gymnasium.vector import AutoresetMode

    env = envs.VectorEnv(30, title, 3, opponents="random", seat=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    ended = 0
    over = np.zeros(30, bool)
    for _ in range(150):
        actions = env.sample()
        assert env.action_space.contains(actions)
        observation, rewards, terminated, truncated, info = env.step(actions)
        assert env.observation_space.contains(observation)
        assert rewards.shape == terminated.shape == truncated.shape == (30,)
        # The step after an ending begins a new game.
        assert not (terminated & over).any() and (rewards[over] == 0).all()
        assert ((rewards != 0) <= terminated).all()
        over = terminated | truncated
        ended += int(over.sum())
    assert ended > 20
    before = env.batch.observations.copy()
    with pytest.raises(asterism.BatchError):
        env.step(np.full(30, 9999))
    assert np.array_equal(before, env.batch.observations)
    env.close()


def test_vector_and_its_seed():
    def sums(seed):
        env = envs.VectorEnv(8, "stella-quest", 2, opponents="beginner", copy=False)
        env.reset(seed=seed)
        found = []
        for _ in range(40):
            observation, *_ = env.step(env.sample())
            found.append(int(observation["observation"].sum()))
        return found

    assert sums(1) == sums(1) != sums(2)


def test_a_stronger_opponent_wins_more():
    def returns(opponent):
        env = envs.VectorEnv(60, "stella-quest", 2, opponents=opponent)
        env.reset(seed=1)
        total = games = 0
        while games < 150:
            _, rewards, terminated, _, _ = env.step(env.sample())
            total += rewards.sum()
            games += terminated.sum()
        return total / games

    assert returns("regular:30") < returns("random") - 0.3


def test_a_missing_library_is_named(monkeypatch):
    for library, module in [
        ("pettingzoo", "envs.aec"),
        ("gymnasium", "envs.table"),
        ("pyspiel", "openspiel"),
    ]:
        for name in list(sys.modules):
            if name.startswith(("asterism.envs", "asterism.openspiel")):
                monkeypatch.delitem(sys.modules, name)
        monkeypatch.setitem(sys.modules, library, None)
        with pytest.raises(ImportError, match=r"pip install 'asterism\["):
            __import__(f"asterism.{module}")
        monkeypatch.undo()


def test_rendering():
    env = envs.env("fluxx-4", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "asks [0]" in env.render() and '"places"' in env.render()
    single = envs.SingleEnv(Game("stella-quest", 2), render_mode="ansi")
    single.reset(seed=1)
    assert '"hand"' in single.render()


def test_games_can_be_given_built():
    game = Game("star", 3)
    assert envs.env(game).unwrapped.game is game
    with pytest.raises(asterism.AsterismError):
        envs.env(game, 4)
    agent = Agent(game, "beginner", 10)
    env = envs.SingleEnv(game, opponents=lambda state, seat: agent.decide(state, seat).action)
    assert random_game(env, 1)[2]
