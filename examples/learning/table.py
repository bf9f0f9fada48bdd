#!/usr/bin/env python3
"""Lets a trained policy take a seat at a live table of Stella Quest, through the HTTP API.

    python table.py http://127.0.0.1:7878                  makes a table and plays against a bot
    python table.py http://127.0.0.1:7878 TABLE [TOKEN]    sits down at that table for two
"""

from __future__ import annotations

import argparse
import hashlib
import json
import secrets
import urllib.error
import urllib.request
from pathlib import Path

import numpy as np
from observe import observe
from policy import SHIPPED, Policy

import asterism


class Client:
    """A guest of a server."""

    def __init__(self, server, name):
        self.server, self.token = server.rstrip("/"), None
        self.token = self.call("POST", "/api/guests", {"name": name})["token"]

    def open(self, method, path, body=None):
        request = urllib.request.Request(self.server + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        return urllib.request.urlopen(request, None if body is None else json.dumps(body).encode())

    def call(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def do(self, table, action, *, unless=(), **fields):
        """Performs an action. Refusals with a status in `unless` are fine."""
        try:
            self.call("POST", f"/api/tables/{table}/do", {"do": action, **fields})
        except urllib.error.HTTPError as error:
            if error.code not in unless:
                raise

    def views(self, table):
        """The view of the table, whenever it changes."""
        for line in self.open("GET", f"/api/tables/{table}/stream"):
            if line.startswith(b"data: {"):
                yield json.loads(line[6:])

    def events(self, table, count):
        """What this player was told: the log, as far as the view has it."""
        lines = []
        while len(lines) < count:
            lines += self.call("GET", f"/api/tables/{table}/log?from={len(lines)}")
        return [line["event"] for line in lines[:count]]


def sit(client, table):
    """Takes a seat, and takes part in the shuffle with 32 random bytes."""
    secret = secrets.token_bytes(32)
    digest = hashlib.sha256(b"asterism contribution 2\n" + secret).hexdigest()
    client.do(table, "sit")
    # If the game has begun already, it is shuffled without these bytes.
    client.do(table, "commit", digest=digest, unless=(409, 422))
    return secret


def play(client, table, secret, policy, game):
    """Plays to the end of the game, and returns the last view."""
    for view in client.views(table):
        if view["over"]:
            return view
        if view["starting"] and view["starting"]["awaits"] == "reveal":
            client.do(table, "reveal", secret=secret.hex(), unless=(422,))
        asked = view["asked"]
        if asked and asked["awaited"]:
            observation = observe(game, view["game"], client.events(table, view["lines"]))
            # In Stella Quest, moves have the same names as actions.
            legal = np.isin(game.encoding.actions, asked["moves"])
            action = policy.choose(observation[None], legal[None])[0]
            move = game.encoding.actions[action]
            # If the question has changed, the next view has the new one.
            client.do(table, "answer", decision=asked["decision"], move=move, unless=(409,))
    raise ConnectionError("The stream ended before the game.")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("server")
    parser.add_argument("table", nargs="?")
    parser.add_argument("token", nargs="?", help="of an invitation")
    parser.add_argument("--policy", type=Path, default=SHIPPED)
    parser.add_argument("--opponent", default="regular", help="the level of the bot")
    arguments = parser.parse_args()

    game = asterism.Game("stella-quest", 2)
    policy = Policy.load(arguments.policy)
    policy.check(game)
    client = Client(arguments.server, "Trained player")
    table = arguments.table
    if table:
        client.do(table, "enter", token=arguments.token)
        secret = sit(client, table)
    else:
        plan = {"game": "stella-quest", "seats": 2, "bot_pause": 0}
        table = client.call("POST", "/api/tables", plan)["table"]
        secret = sit(client, table)
        client.do(table, "seat-bot", chair=1, level=arguments.opponent)
        client.do(table, "start")
    view = play(client, table, secret, policy, game)
    over, seat = view["over"], view["you"]["seat"]
    print("over:", over["reason"], "won by", over["winners"], "I am", seat)


if __name__ == "__main__":
    main()
