#!/usr/bin/env python3
"""A host removes old tables while people play: those are gone, whoever plays goes on, and nothing that was acknowledged is
lost. On SQLite everybody is told to come again; on PostgreSQL nobody notices."""

import json
import pathlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error

import postgres
from node_people import Player
from people import POSTGRES, Game, Server


def run_sql(server, sql):
    if POSTGRES:
        postgres.ask(server.database, sql)
        return
    server.stop()  # whoever else writes makes it begin anew
    with sqlite3.connect(server.database) as database:
        database.execute(sql)
    server.start()


def prune(program, server):
    words = [program, "prune", "--older-than", "90", f"--database={server.database}"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def is_there(server, game):
    try:
        return json.loads(server.request(f"tables/{game.name}"))["table"] == game.name
    except urllib.error.HTTPError as refused:
        assert refused.code == 404, refused
        return False


def play_to_the_end(game):
    game.connect()
    while not game.over():
        game.act()


def wait_for_actions(players):
    before = [player.actions for player in players]
    end = time.monotonic() + 15
    while any(player.actions < was + 5 for player, was in zip(players, before)):
        assert time.monotonic() < end, "a table is stuck"
        time.sleep(0.05)


def returns(players):
    """How often somebody had to come back to a game."""
    return sum(player.returns - len(player.games) for player in players)


def main():
    program, luck = sys.argv[1], random.Random(9)
    with tempfile.TemporaryDirectory() as name:
        server = Server(program, pathlib.Path(name))
        server.start()
        try:
            over, abandoned, young = (Game(server, luck, 2) for _ in range(3))
            play_to_the_end(over)
            for game in (abandoned, young):
                game.connect()
                game.act()
            old = f"name IN ('{over.name}', '{abandoned.name}')"
            run_sql(server, f"UPDATE tables SET touched = touched - 91 * 86400 WHERE {old}")

            players = [Player(server, f"9 {i}", 0.02, False) for i in range(4)]
            for player in players:
                player.start()
            wait_for_actions(players)
            said = prune(program, server)
            assert said.startswith("2 tables removed"), said
            time.sleep(2)  # so soon a server notices
            wait_for_actions(players)
            came_back = returns(players)
            said = prune(program, server)
            assert said.startswith("0 tables removed"), said
            time.sleep(1.5)
            wait_for_actions(players)
            for player in players:
                player.done.set()
            for player in players:
                player.join()
                assert player.failure is None, player.failure
                for game in player.games:
                    game.check()
            again = returns(players) - came_back
            assert (came_back, again) == (0 if POSTGRES else len(players), 0), (came_back, again)
            server.stop()  # a node goes on showing what it has in memory, until nobody looks at it
            server.start()
            assert [is_there(server, game) for game in (over, abandoned, young)] == [False, False, True]
            young.connect()
            young.act()
            young.check()
            assert server.journal(over.name) == server.journal(abandoned.name) == []
        finally:
            server.kill()
    actions = sum(len(game.acknowledged) for player in players for game in player.games)
    print(f"two old tables are gone, {actions} acknowledged actions at others are there; {came_back} players came back")


if __name__ == "__main__":
    main()
