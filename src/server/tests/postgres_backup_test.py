#!/usr/bin/env python3
"""A host of several nodes backs up and restores as docs/hosting.md says, while people play. What was acknowledged before the
dump is there, in a new database and in the old one; nodes that ran on while theirs was replaced write nothing that they
remember; and the restored games are played to their end."""

import pathlib
import re
import subprocess
import sys
import tempfile
import time

import postgres
from balancers import ROOT
from node_people import Node, Player

SHORT = 2  # players whose games are short enough to be played to the end


def as_documented(tool):
    """The words with which hosts are told to call it, but for the names of database and file."""
    (words,) = re.findall(rf"`{tool} ([^`]*) ?[>]?monday.dump`", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"))
    return [postgres.tool(tool), *(word for word in words.rstrip(" >").split() if not word.endswith("laguna"))]


def dump(url, file):
    with file.open("wb") as out:
        subprocess.run([*as_documented("pg_dump"), url], check=True, stdout=out)


def restore(file, url):
    subprocess.run([*as_documented("pg_restore"), f"--dbname={url}", file], check=True)


def people(entries):
    return [entry for entry in entries if entry[0] > 0]


class Backup:
    def __init__(self, program, folder):
        self.program, self.folder, self.file = program, folder, folder / "monday.dump"
        self.database = postgres.Postgres()
        self.url, self.other = (postgres.new_database(self.database.url) for _ in range(2))
        self.nodes, self.others = ([Node(program, url) for _ in range(2)] for url in (self.url, self.other))
        self.players, self.kept, self.actions = [], {}, 0

    def close(self):
        for player in self.players:
            player.done.set()
        for node in self.nodes + self.others:
            if node.process and node.process.poll() is None:
                node.kill()
        self.database.remove()

    def dump_while_people_play(self):
        for node in self.nodes:
            node.start()
        self.players = [Player(self.nodes[i % 2], f"player {i}", 0.01, i < SHORT) for i in range(6)]
        for player in self.players:
            player.start()
        time.sleep(0.5)
        acknowledged = {game: len(game.acknowledged) for player in self.players for game in player.games}
        dump(self.url, self.file)
        time.sleep(0.5)
        for player in self.players:
            player.done.set()
        for player in self.players:
            player.join()
            assert player.failure is None and player.returns == len(player.games), "somebody was disturbed by a backup"
        restore(self.file, self.other)  # where nothing was before
        for game, least in acknowledged.items():
            now, kept = self.nodes[0].journal(game.name), self.others[0].journal(game.name)
            assert kept == now[: len(kept)] and len(people(kept)) >= least > 0, (kept, now, least)
            self.kept[game] = kept
        assert any(len(people(kept)) < len(game.acknowledged) for game, kept in self.kept.items()), "nobody played on"

    def play_on(self, nodes):
        """From the moment of the dump, and for some to the end."""
        records = []
        for number, (game, kept) in enumerate(self.kept.items()):
            game.server = nodes[number % 2]
            game.acknowledged, game.unsure = people(kept), None
            connect_again(game)
            game.check()
            for _ in range(10**4 if number < SHORT else 5):
                if not game.over():
                    game.act()
            game.check()
            self.actions += len(game.acknowledged)
            if game.over():
                records.append(game.server.request(f"tables/{game.name}/record?form=text"))
        assert len(records) >= SHORT
        file = self.folder / "records.laguna"
        file.write_text("\n".join(records), encoding="utf-8")
        subprocess.run([self.program, "verify", file], check=True, stdout=subprocess.DEVNULL)

    def restore_under_nodes_that_run(self):
        for game in self.kept:
            game.connect()
        restore(self.file, self.url)
        began = time.monotonic()
        for game, kept in self.kept.items():
            assert not is_done(game), "a node wrote what it remembers"
            assert game.server.journal(game.name) == kept
        for game in self.kept:
            connect_again(game)
        return time.monotonic() - began


def is_done(game):
    """Whether an action on the line that was there before is acknowledged."""
    try:
        return not game.over() and (game.say() or game.hear_answer())
    except OSError:
        return False


def connect_again(game):
    if game.line:
        game.line.shutdown()
    for _ in range(100):
        try:
            return game.connect()
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the nodes did not come back")


def main():
    with tempfile.TemporaryDirectory() as name:
        backup = Backup(sys.argv[1], pathlib.Path(name))
        try:
            backup.dump_while_people_play()
            pause = backup.restore_under_nodes_that_run()
            assert pause < 5, pause
            backup.play_on(backup.nodes)
            for node in backup.others:
                node.start()
            backup.play_on(backup.others)
        finally:
            backup.close()
    print(f"back after {pause:.1f} s; {backup.actions} actions at {2 * len(backup.kept)} restored tables, each there once")


if __name__ == "__main__":
    main()
