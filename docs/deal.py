#!/usr/bin/env python3
"""Checks the deal of a record: deal.py RECORD [COMMITMENT]

Repeats every shuffle and every drawn race from the secret and the shares in the record, and compares the
commitment with the one you noted before the game, if you give it. The steps are written down in
fair-deal.md and shuffle.md. It knows no rules: `luckhouse verify` checks these, too.
"""
import json
import re
import sys
from hashlib import sha256

from shuffle import shuffled

LETTERS = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
# What is written on the cards, in the order of the deck files; numbers come before words.
WORDS = {"lucktails": "L", "get-lucky": "W M O S", "lucky-bastard": LETTERS + " switch peek",
         "lucky-duck": "filled partial hollow red green blue circle square triangle"}


def faults(record, noted):
    deal, log = record["deal"], record["log"]
    words = WORDS[record["game"]].split()
    place = lambda word: (0, int(word)) if word.isdigit() else (1, words.index(word))
    in_deck = lambda card: [place(word) for word in re.findall("[A-Za-z]+|[0-9]+", str(card))]
    seed = ":".join([deal["secret"]] + [share or "" for share in deal["shares"]])
    commitment = sha256(b"luckhouse commitment 1\n" + deal["secret"].encode()).hexdigest()
    if commitment != deal["commitment"]:
        yield "the commitment belongs to another secret"
    if noted not in (None, commitment):
        yield "the commitment is not the one you noted"
    for number, cards in enumerate(entry["shuffle"] for entry in log if "shuffle" in entry):
        if shuffled(seed, number, sorted(cards, key=in_deck)) != cards:
            yield f"shuffle {number + 1} is not the seed's"
    for number, race in enumerate(deal["races"], 1):
        if shuffled(f"{seed}\nrace {number}", 0, sorted(race["order"])) != race["order"]:
            yield f"the seed draws another order for race {number}"
        acted = [entry["seat"] for entry in log[race["entry"]:] if "action" in entry]
        if acted[:race["played"]] != race["order"][:race["played"]]:
            yield f"race {number} was not played in the drawn order"


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        found = list(faults(json.load(file), (sys.argv + [None])[2]))
    print("\n".join(found or ["the deal is proven"]))
    sys.exit(bool(found))
