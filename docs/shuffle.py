#!/usr/bin/env python3
"""Repeats Luckhouse's shuffles from a seed: shuffle.py SEED CARDS [SHUFFLES]

Prints, for each shuffle, where the cards (numbered from 0 in the order of the deck file) come to
lie, top first. The steps are written down in shuffle.md.
"""
import sys
from hashlib import sha256


def words(key, shuffle):
    block = 0
    while True:
        digest = sha256(key + shuffle.to_bytes(8, "little") + block.to_bytes(8, "little")).digest()
        yield from (int.from_bytes(digest[i:i + 4], "little") for i in range(0, 32, 4))
        block += 1


def shuffled(seed, shuffle, cards):
    stream = words(sha256(b"luckhouse shuffle 1\n" + seed.encode()).digest(), shuffle)
    for i in range(len(cards) - 1, 0, -1):
        n = i + 1
        j = next(word % n for word in stream if word < 2**32 // n * n)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


if __name__ == "__main__":
    seed, n, shuffles = sys.argv[1], int(sys.argv[2]), int((sys.argv + ["1"])[3])
    for shuffle in range(shuffles):
        print(*shuffled(seed, shuffle, list(range(n))))
