#!/usr/bin/env python3
"""A host stops the server while people play: everybody is told, what was acknowledged is there, and the program says that
all went well. When it is back, the games go on; players at many tables come back by themselves, as the page does."""

import argparse
import pathlib
import random
import tempfile
import time

from node_people import Player
from people import Game, Server, heard_until_closed

LONGEST = 5  # seconds without an action at a table, the restart included


def stop(server):
    said, code = server.stop()
    assert code == 0 and "Every game is kept" in said, (code, said)


def stop_and_look(server, games):
    for game in games:
        for _ in range(20):
            game.act()
        game.say()  # the answer may come before the farewell, or not
    stop(server)
    for game in games:
        heard, code = heard_until_closed(game.line)
        assert (heard[-1]["tell"], code) == ("closing", 1001), (heard[-1], code)
    server.start()
    for game in games:
        game.check()
        game.connect()


def wait_for_actions(players):
    before = [player.actions for player in players]
    end = time.monotonic() + 3 * LONGEST
    while any(player.actions <= was for player, was in zip(players, before)):
        assert time.monotonic() < end, "a table is stuck"
        time.sleep(0.05)


def restart_under_load(server, tables):
    """The longest pause that a player noticed."""
    players = [Player(server, f"8 {i}", 0.5, False) for i in range(tables)]
    for player in players:
        player.start()
    wait_for_actions(players)
    for player in players:
        player.take_longest()
    stop(server)
    server.start()
    wait_for_actions(players)
    longest = max(player.take_longest() for player in players)
    for player in players:
        player.done.set()
    for player in players:
        player.join()
        assert player.failure is None, player.failure
        player.games[-1].check()
    return longest


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--tables", type=int, default=40)
    args = parser.parse_args()
    luck = random.Random(8)
    with tempfile.TemporaryDirectory() as name:
        server = Server(args.program, pathlib.Path(name))
        server.start()
        games = [Game(server, luck, seats) for seats in (2, 3, 4)]
        for game in games:
            game.connect()
        for _ in range(3):
            stop_and_look(server, games)
        longest = restart_under_load(server, args.tables)
        server.kill()
    print(f"stopped three times among three games, and once among {args.tables}: the longest pause was {longest:.1f} s")
    assert longest < LONGEST, longest


if __name__ == "__main__":
    main()
