#!/usr/bin/env python3
"""A bot that plays over the HTTP API: any offered move, at a table somebody made or at its own.

    python3 bot.py http://127.0.0.1:7878                 makes a table and plays against two bots
    python3 bot.py http://127.0.0.1:7878 TABLE [TOKEN]   sits down at that table
"""
import hashlib, json, random, secrets, sys, urllib.error, urllib.request

server = sys.argv[1].rstrip("/")
token = None


def call(method, path, body=None):
    request = urllib.request.Request(server + path, method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    data = None if body is None else json.dumps(body).encode()
    return json.load(urllib.request.urlopen(request, data))


def do(table, action, **fields):
    return call("POST", f"/api/tables/{table}/do", {"do": action, **fields})


def sit(table):
    """Sits down and commits to 32 random bytes for the shuffle, which are revealed at the start."""
    secret = secrets.token_bytes(32)
    do(table, "sit")
    try:
        do(table, "commit", digest=hashlib.sha256(b"asterism contribution 2\n" + secret).hexdigest())
    except urllib.error.HTTPError as error:
        if error.code not in (409, 422):  # the game has begun already: then it is shuffled without these bytes
            raise
    return secret


token = call("POST", "/api/guests", {"name": "Python bot"})["token"]
if len(sys.argv) > 2:
    table = sys.argv[2]
    do(table, "enter", token=sys.argv[3] if len(sys.argv) > 3 else None)
    secret = sit(table)
else:
    table = call("POST", "/api/tables", {"game": "fluxx", "seats": 3, "bot_pause": 0})["table"]
    secret = sit(table)
    for chair in (1, 2):
        do(table, "seat-bot", chair=chair, level="beginner")
    do(table, "start")

stream = urllib.request.Request(f"{server}/api/tables/{table}/stream")
stream.add_header("Authorization", "Bearer " + token)
for line in urllib.request.urlopen(stream):
    if not line.startswith(b"data: {"):
        continue
    view = json.loads(line[6:])
    if view["over"]:
        print("over:", view["over"]["reason"], "won by", view["over"]["winners"], "I am", view["you"]["seat"])
        break
    if view["starting"] and view["starting"]["awaits"] == "reveal":
        try:
            do(table, "reveal", secret=secret.hex())
        except urllib.error.HTTPError as error:
            if error.code != 422:  # too late, or it is a new round: then the game begins without it
                raise
    if view["asked"] and view["asked"]["awaited"]:
        try:
            do(table, "answer", decision=view["asked"]["decision"], move=random.choice(view["asked"]["moves"]))
        except urllib.error.HTTPError as error:
            if error.code != 409:  # somebody was quicker: the next view has the new question
                raise
