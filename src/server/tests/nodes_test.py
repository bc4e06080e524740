#!/usr/bin/env python3
"""Three nodes share a PostgreSQL behind a balancer, and people play there. Nodes are killed, stopped in the middle of
whatever they do for longer than their lease, and asked to go; the database is restarted. Whoever plays comes back as the
page does and goes on; afterwards everything that was acknowledged is in the database, once and in its order."""

import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import tempfile
import threading
import time

import postgres
from balancers import ROOT, Haproxy, Nginx, replaced
from node_people import BROKEN, Entrance, Node, Player
from people import Game

LEASE = 3  # seconds
SHORT = 2  # players whose games are short enough to be played to the end


class Party:
    def __init__(self, program, folder, tables, pause, seed):
        self.program, self.folder = program, folder
        self.database = postgres.Postgres()
        url = postgres.new_database(self.database.url)
        self.nodes = [Node(program, url) for _ in range(3)]
        starts = [threading.Thread(target=node.start) for node in self.nodes]  # all at once make the database
        for start in starts:
            start.start()
        for start in starts:
            start.join()
        self.balancer = Haproxy(folder, [node.port for node in self.nodes])
        self.url, self.entrance = url, Entrance(self.balancer, url)
        self.players = [Player(self.entrance, f"{seed} {i}", pause, i < SHORT) for i in range(tables)]

    def close(self):
        for node in self.nodes:
            if node.process and node.process.poll() is None:
                node.signal(signal.SIGCONT)
                node.kill()
        self.balancer.stop()
        self.database.remove()

    def busiest(self):
        return max(self.nodes, key=Node.sockets)

    def play_on(self, seconds, players):
        """Everybody plays for so long, and everybody must."""
        before = [player.actions for player in players]
        time.sleep(seconds)
        end = time.monotonic() + 60
        while any(player.actions <= was for player, was in zip(players, before)) and time.monotonic() < end:
            time.sleep(0.05)
        for player, was in zip(players, before):
            assert player.failure is None, player.failure
            assert player.actions > was, "a table is stuck"

    def after(self, what, most, players=(), miss=0):
        """Play goes on after what was done, and the pause was not long; for each line that led nowhere it may be longer."""
        players = players or self.players
        self.play_on(0.5, players)
        pauses = [(player.take_longest(), player.take_missed()) for player in players]
        pause, missed = max(pauses)
        print(f"{what}: the longest pause was {pause:.1f} s, with {missed} lines that led nowhere", flush=True)
        for pause, missed in pauses:
            assert pause < most + missed * miss, pauses

    def wait_ready(self, node):
        end = time.monotonic() + 10
        while not node.is_ready():
            assert time.monotonic() < end, "a node does not come back"
            time.sleep(0.1)

    def owner_of(self, table):
        words = f"SELECT address FROM tables JOIN leases ON number = owner WHERE name = '{table}'"
        address = postgres.ask(self.url, words)
        return next((node for node in self.nodes if address.endswith(f":{node.port}")), None)

    def kill(self, node):
        node.kill()
        self.after("a node was killed", 5)
        node.start()
        self.wait_ready(node)

    def stop_and_continue(self, node):
        """Who talks to it directly hears nothing old, and what it is told then is not done."""
        game = Game(node, random.Random(1), 2)
        game.connect()
        game.act()
        before = node.journal(game.name)
        node.signal(signal.SIGSTOP)
        game.say()
        other = next(one for one in self.nodes if one is not node)
        time.sleep(LEASE + 1.5)
        taken = json.loads(other.request(f"tables/{game.name}"))  # another node has it now
        assert taken["version"] == len(before), taken
        assert self.owner_of(game.name) is other
        self.after("a node stood still", 5)
        node.signal(signal.SIGCONT)
        game.line.settimeout(5)
        heard = []
        try:
            while True:
                heard.append(json.loads(game.line.recv())["tell"])
        except BROKEN + (ValueError,):
            pass
        assert set(heard) <= {"closing"}, heard
        assert node.journal(game.name) == before, "a node wrote without its lease"
        self.wait_ready(node)
        self.after("it was continued", 5)

    def restart_database(self):
        self.database.stop()
        time.sleep(0.5)
        self.database.start()
        for node in self.nodes:
            self.wait_ready(node)
        self.after("the database was restarted", 8)

    def leave(self, node):
        said, code = node.stop()
        assert code == 0 and "Every game is kept" in said, (code, said)
        self.after("a node was asked to go", 5)
        node.start()
        self.wait_ready(node)

    def ask_everywhere(self):
        """Every node tells the same of a table, also of one that another has."""
        for player in self.players:
            name = player.games[-1].name
            told = {json.loads(node.request(f"tables/{name}"))["version"] for node in self.nodes}
            assert told == {len(self.entrance.journal(name))}, told

    def through_nginx(self):
        folder = self.folder / "nginx"
        folder.mkdir()
        os.chmod(folder, 0o755)  # its workers are somebody else
        nginx = Nginx(folder, [node.port for node in self.nodes])
        players = [Player(Entrance(nginx, self.url), f"nginx {i}", 0.05, False) for i in range(4)]
        try:
            for player in players:
                player.start()
            self.play_on(1, players)
            node = self.busiest()
            node.kill()
            self.after("behind nginx, a node was killed", 5, players)
            node.start()
            self.wait_ready(node)
            node = self.busiest()
            node.signal(signal.SIGSTOP)
            time.sleep(1)
            # Nobody keeps who comes back from the same node. The page waits longer before each try, up to 5 s.
            self.after("behind nginx, a node stood still", nginx.patience + 2, players, nginx.welcome + 5)
            node.signal(signal.SIGCONT)
            self.wait_ready(node)
            assert nginx.ask("/metrics")[0] == nginx.ask("/%6detrics")[0] == 403
        finally:
            for player in players:
                player.done.set()
            for player in players:
                player.join()
            nginx.stop()
        self.players += players

    def end(self):
        for player in self.players:
            player.done.set()
        for player in self.players:
            player.join()
        self.ask_everywhere()
        for player in self.players[:SHORT]:
            game = player.games[-1]
            game.connect()
            while not game.over():
                game.act()
        records, tables = [], 0
        for player in self.players:
            assert player.failure is None, player.failure
            for game in player.games:
                game.check()
                tables += 1
                if game.over():
                    records.append(self.entrance.request(f"tables/{game.name}/record?form=text"))
        if records:
            file = self.folder / "records.laguna"
            file.write_text("\n".join(records), encoding="utf-8")
            subprocess.run([self.program, "verify", file], check=True, stdout=subprocess.DEVNULL)
        assert self.balancer.ask("/metrics")[0] == self.balancer.ask("/%6detrics")[0] == 403
        actions = sum(len(game.acknowledged) for player in self.players for game in player.games)
        returns, unsure = (sum(getattr(player, what) for player in self.players) for what in ("returns", "unsure"))
        print(
            f"{actions} acknowledged actions at {tables} tables all there, once; {unsure} unsure ones settled in {returns} "
            f"connections; {len(records)} games proved to the end"
        )


def check_service(program, folder):
    """What docs/laguna.service says is understood where there is systemd."""
    if not shutil.which("systemd-analyze"):
        return
    unit = (ROOT / "docs/laguna.service").read_text()
    file = folder / "laguna.service"
    file.write_text(replaced(unit, {"/opt/laguna/laguna": str(pathlib.Path(program).resolve())}))
    done = subprocess.run(["systemd-analyze", "verify", file], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--pause", type=float, default=0.05, help="seconds between two actions at a table")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        check_service(args.program, pathlib.Path(name))
        party = Party(args.program, pathlib.Path(name), args.tables, args.pause, args.seed)
        try:
            for player in party.players:
                player.start()
            party.play_on(1, party.players)
            for _ in range(args.rounds):
                party.kill(party.busiest())
                party.stop_and_continue(party.busiest())
                party.restart_database()
                party.leave(party.busiest())
            party.through_nginx()
            party.end()
        finally:
            party.close()


if __name__ == "__main__":
    main()
