#!/usr/bin/env python3
"""The server is killed at random moments, again and again, while people play at many tables; meanwhile the disk is full,
the database is locked, the clock is set, lines are cut in the middle of a message. After each restart every acknowledged action must be
there, in its order, and nothing else; in the end every game is played to its end, and its record proves its scores."""

import argparse
import glob
import json
import os
import pathlib
import random
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

import postgres
from people import POSTGRES, Game, Server

MEMORY = "/dev/shm"  # this is about what is written, not about the speed of a disk
GAMES = ("mille-fiori", "murano")


def full_disk(torture, seconds):
    """No file of the server may grow for a while."""
    _, most = resource.prlimit(torture.server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(torture.server.process.pid, resource.RLIMIT_FSIZE, (0, most))
    time.sleep(seconds)
    resource.prlimit(torture.server.process.pid, resource.RLIMIT_FSIZE, (most, most))


def locked_database(torture, seconds):
    with sqlite3.connect(torture.server.database) as database:
        database.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        database.rollback()


def lost_connections(torture, _):
    """The database turns the server away, in the middle of whatever it does."""
    ours = "application_name = 'laguna' AND datname = current_database()"
    postgres.ask(torture.server.database, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")


def cut_lines(torture, seconds):
    """Others come, and players too, and are gone in the middle of a word."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.create_connection(("127.0.0.1", torture.server.port)) as line:
            line.sendall(b"POST /api/1/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 99\r\n\r\n{")
        torture.fate.choice(torture.games).say_half(torture.fate)
        torture.cut += 1
        time.sleep(0.01)


def moved_clock(torture, seconds):
    """Somebody sets the clock of the machine, by up to a year."""
    set_clock(torture.server, torture.fate.randint(-(10**7), 3 * 10**7))
    time.sleep(seconds)


def quiet(_, seconds):
    time.sleep(seconds)


TROUBLES = (lost_connections, cut_lines, quiet) if POSTGRES else (full_disk, locked_database, moved_clock, cut_lines, quiet)


def set_clock(server, ahead):
    """Of the server alone, as libfaketime does it."""
    clock = server.database.with_name("clock")
    clock.with_suffix(".new").write_text(f"{ahead:+d}\n", encoding="utf-8")
    clock.with_suffix(".new").rename(clock)
    if not server.environment:
        (library,) = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
        server.environment = {
            **os.environ,
            "LD_PRELOAD": library,
            "FAKETIME_TIMESTAMP_FILE": str(clock),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }


class Torture:
    def __init__(self, program, folder, tables, seed, pause, troubles):
        self.luck = random.Random(f"{seed} players")
        self.fate = random.Random(f"{seed} troubles")  # which come from a thread of their own
        self.program, self.folder = program, folder
        self.server = Server(program, folder)
        self.kills = self.refused = self.finished = self.done = self.cut = 0
        self.pause, self.troubles = pause, troubles
        if moved_clock in troubles:
            set_clock(self.server, 10**6)
        self.server.start()
        self.games = [self.new_game(i) for i in range(tables)]
        made = json.loads(self.server.request(f"tables/{self.games[0].name}"))["created"]
        assert (made > time.time() + 9 * 10**5) == (moved_clock in troubles), "the clock of the server was not set"

    def actions(self):
        return self.done + sum(len(game.acknowledged) for game in self.games)

    def new_game(self, number):
        return Game(self.server, self.luck, self.luck.randint(2, 4), GAMES[number % 2])

    def play(self, games):
        """An action at each table, all at once."""
        for game in games:
            game.say()
        for game in games:
            if not game.hear_answer():
                self.refused += 1

    def trouble_and_kill(self):
        trouble, seconds = self.fate.choice(self.troubles), self.fate.uniform(0.01, self.pause)
        try:
            trouble(self, seconds)
        except (OSError, sqlite3.Error, subprocess.CalledProcessError):
            pass  # its own way was blocked
        time.sleep(self.fate.uniform(0, 0.05))
        self.kill()

    def kill(self):
        self.server.kill()
        for left in glob.glob(f"/dev/shm/*faketime_*_{self.server.process.pid}"):
            os.remove(left)

    def play_until_killed(self):
        killer = threading.Thread(target=self.trouble_and_kill)
        killer.start()
        try:
            while running := [game for game in self.games if not game.over()]:
                self.play(running)
        except OSError:
            pass
        killer.join()
        self.kills += 1

    def restart(self):
        self.server.start()
        for game in self.games:
            game.check()
            game.connect()
        self.finish()
        for i, game in enumerate(self.games):
            if game.over():
                self.done += len(game.acknowledged)
                self.games[i] = self.new_game(i)
                self.games[i].connect()

    def finish(self):
        """The records of games that are over say what the server said, and every step of theirs is proved."""
        over = [game for game in self.games if game.over()]
        if not over:
            return
        records = []
        for game in over:
            record = self.server.request(f"tables/{game.name}/record?form=text")
            scores = "scores " + " ".join(map(str, game.told["table"]["scores"]))
            assert scores in record.split("\n"), (scores, record)
            records.append(record)
        file = self.folder / "records.laguna"
        file.write_text("\n".join(records), encoding="utf-8")
        subprocess.run([self.program, "verify", file], check=True, stdout=subprocess.DEVNULL)
        self.finished += len(over)

    def play_to_the_end(self):
        while running := [game for game in self.games if not game.over()]:
            self.play(running)
        for game in self.games:
            game.check()
        self.finish()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=20, help="at least so many")
    parser.add_argument("--actions", type=int, default=0, help="and go on until so many are acknowledged")
    parser.add_argument("--seconds", type=float, default=1e9, help="kill no more after so many")
    parser.add_argument("--pause", type=float, default=0.3, help="seconds of trouble before a kill, at most")
    parser.add_argument("--true-clock", action="store_true", help="leave it alone")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--folder", default=MEMORY if pathlib.Path(MEMORY).is_dir() else None, help="for the database")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    args = parser.parse_args()
    end = time.monotonic() + args.seconds
    print(f"seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory(dir=args.folder) as name:
        troubles = [trouble for trouble in TROUBLES if trouble is not moved_clock or not args.true_clock]
        torture = Torture(args.program, pathlib.Path(name), args.tables, args.seed, args.pause, troubles)
        try:
            for game in torture.games:
                game.connect()
            while (torture.kills < args.kills or torture.actions() < args.actions) and time.monotonic() < end:
                torture.play_until_killed()
                torture.restart()
                if torture.kills % 100 == 0:
                    print(f"{torture.kills} kills, {torture.actions()} actions", flush=True)
            torture.play_to_the_end()
        finally:
            torture.kill()
    print(
        f"survived {torture.kills} kills; {torture.actions()} acknowledged actions all there, {torture.refused} refused ones not; "
        f"{torture.cut} players cut off in the middle of an action; {torture.finished} games played to the end"
    )


if __name__ == "__main__":
    main()
