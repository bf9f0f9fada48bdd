"""The observation of Stella Quest from what the HTTP API tells a player.

The view of a table has what lies on it. An observation also has what a player with a good
memory knows, which follows from the log. `docs/encoding.md` describes the numbers.
"""

from __future__ import annotations

import numpy as np

import asterism

COLORS = "RYGB"
FACES = [f"{color}{value}" for color in COLORS for value in range(1, 7)] + ["Z"]
CLASSES = [*COLORS, "Z"]
STAGES = ["TURN", "LATE", "TAKE", "TOP", "END"]


def counts(cards):
    """How many cards of each face there are."""
    found = np.zeros(len(FACES), np.uint8)
    for card in cards:
        found[FACES.index(card)] += 1
    return found


def of_backs(backs):
    return np.array([backs[back] for back in CLASSES], np.uint8)


class Memory:
    """What a player remembers of the log: `events` as the player was told them."""

    def __init__(self, players, pay_after, events):
        self.pay_after = pay_after
        # What the deck was made of, without what left it face up since.
        self.source = counts(FACES[:-1] * 2 + ["Z"] * 6)
        self.own_drawn = counts([])
        self.drawn = np.zeros((players, len(CLASSES)), np.uint8)
        self.turns_done = self.rounds = 0
        self.last_winner = None
        for event in events:
            self.hear(event)

    def hear(self, event):
        match event["event"]:
            case "dealt":
                for card in event["cards"]:
                    self.draw(event["seat"], card)
            case "drawn":
                self.draw(event["seat"], event["card"])
            case "dealt-backs":
                self.drawn[event["seat"]] += of_backs(event["backs"])
            case "drawn-back":
                self.drawn[event["seat"], CLASSES.index(event["back"])] += 1
            case "pile-started":
                self.source[FACES.index(event["card"])] -= 1
            case "reshuffled":
                self.source = counts(event["cards"])
                self.own_drawn[:] = 0
                self.drawn[:] = 0
            case "round-begun":
                self.turns_done = 0
            case "rival-played":
                self.source[FACES.index(event["card"])] -= 1
                self.turns_done += 1
            case "played" if not self.pay_after:
                self.turns_done += 1
            case "turn-ended" | "skipped":
                self.turns_done += 1
            case "round-won":
                self.rounds, self.last_winner = self.rounds + 1, event["seat"]
            case "round-to-rival":
                self.rounds, self.last_winner = self.rounds + 1, "rival"
            case "round-to-nobody":
                self.rounds, self.last_winner = self.rounds + 1, None

    def draw(self, seat, card):
        self.own_drawn[FACES.index(card)] += 1
        self.drawn[seat, CLASSES.index(card[0])] += 1


def observe(game, view, events):
    """The observation of the seat that sees this view and was told these events."""
    pay_after = bool(game.setup.get("options", {}).get("pay-after", False))
    players, me = len(view["backs"]), view["seat"]
    memory = Memory(players, pay_after, events)
    observation = np.zeros(game.encoding.size, np.uint8)
    blocks = asterism.features(game.encoding, observation)

    def offset(seat):
        return 4 if seat == "rival" else (seat - me) % players

    hand, discard = counts(view["hand"]), counts(view["discard"]["cards"])
    trick = [card for _, card in view["trick"]]
    collected = [card for cards in view["collections"] for card in cards]
    everything = counts(FACES[:-1] * 2 + ["Z"] * 6)
    unseen = everything - hand - discard - counts(trick) - counts(collected)
    blocks["cards"][:] = [
        hand,
        unseen,
        np.minimum(unseen, memory.source - memory.own_drawn),
        discard,
        counts([view["discard"]["top"]]),
        memory.own_drawn,
        memory.source,
    ]
    for place, (player, card) in enumerate(view["trick"]):
        blocks["trick"][place, FACES.index(card)] = 1
        blocks["trick-by"][place, offset(player)] = 1
    for seat in range(players):
        at = offset(seat)
        blocks["collections"][at] = counts(view["collections"][seat])
        blocks["backs"][at] = of_backs(view["backs"][seat])
        blocks["drawn"][at] = memory.drawn[seat]
        blocks["seats"][at] = [
            1,
            view["light"][seat],
            view["marker"] == seat,
            view["first"] == seat,
            view["acting"] == seat,
        ]
    blocks["deck-backs"][:] = of_backs(view["deck"]["backs"])
    if view["deck"]["top"] is not None:
        blocks["deck-top"][CLASSES.index(view["deck"]["top"])] = 1
    if memory.last_winner is not None:
        blocks["last-winner"][offset(memory.last_winner)] = 1
    blocks["stage"][STAGES.index(view["state"])] = 1
    blocks["trump"][CLASSES.index(view["discard"]["top"][0])] = 1
    lead = next((card[0] for card in trick if card != "Z"), None)
    if lead is not None:
        blocks["lead"][CLASSES.index(lead)] = 1
    sizes = [view["deck"]["count"], view["discard"]["count"]]
    blocks["numbers"][:] = [*sizes, memory.turns_done, min(memory.rounds, 255), pay_after]
    return observation
