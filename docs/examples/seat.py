#!/usr/bin/env python3
"""A program for a seat of the arena: luckhouse lab arena lucky-duck --bots thumb,mine --program mine="python3 seat.py".
It plays at random: make it better."""
import json, random, sys

for line in sys.stdin:
    asked, answer = json.loads(line), True
    if asked["do"] == "sit":        # a new game: asked has game, version, seats, seat, options, seed
        chance = random.Random(asked["seed"])
    if asked["do"] == "choose":     # asked has view, knows, sights, legal
        answer = {"action": chance.choice(asked["legal"])}
    print(json.dumps({"id": asked["id"], "ok": answer}), flush=True)
