#!/usr/bin/env python3
"""The server is killed at random moments, again and again, while people play. After each restart every acknowledged
action must be there, in its order, and the game must go on to its end."""

import argparse
import json
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import urllib.request

import websocket


class Server:
    def __init__(self, program, folder):
        self.program, self.database = program, folder / "laguna.db"
        self.port, self.process = 0, None

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", "--no-browser", f"--port={self.port}", f"--database={self.database}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        line = self.process.stdout.readline()
        if not line.startswith("Laguna is at "):
            # The page is not built when only the server is tested; the next line has the address.
            line = self.process.stdout.readline()
        self.port = int(line.rstrip().rpartition(":")[2])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/1/{path}", data, timeout=10) as answer:
            return answer.read().decode()

    def journal(self, table):
        with sqlite3.connect(self.database) as database:
            return database.execute("SELECT seat, words FROM journal WHERE tbl = ? ORDER BY entry", (table,)).fetchall()


class Game:
    """A table where one client plays all seats at random."""

    def __init__(self, server, luck, seats):
        order = {
            "game": "mille-fiori",
            "options": f"seats {seats}",
            "seats": [{"kind": "person", "name": f"Player {seat + 1}"} for seat in range(seats)],
        }
        made = json.loads(server.request("tables", order))
        self.server, self.luck, self.name = server, luck, made["table"]
        self.tokens = [key["token"] for key in made["keys"]]
        self.line, self.told = None, None
        self.acknowledged = []  # in their order: seat and action
        self.unsure = None  # sent, and never answered

    def connect(self):
        address = f"ws://127.0.0.1:{self.server.port}/api/1/tables/{self.name}/socket"
        self.line = websocket.create_connection(address, timeout=10)
        self.line.send(json.dumps({"do": "hello", "wire": 1, "tokens": self.tokens, "version": 0}))
        self.told = None
        while self.told is None:
            self.hear()

    def hear(self):
        message = json.loads(self.line.recv())
        if message["tell"] == "table":
            self.told = message
        return message

    def over(self):
        return self.told["table"]["turn"]["kind"] == "over"

    def act(self):
        scene = self.luck.choice([scene for scene in self.told["scenes"] if scene["legal"] or scene["undo"]])
        version = self.told["table"]["version"]
        message = {"id": 1, "seat": scene["seat"], "version": version}
        if scene["undo"] and (not scene["legal"] or self.luck.random() < 0.1):
            message |= {"do": "undo", "whole": False}
        else:
            message |= {"do": "play", "action": self.luck.choice(scene["legal"])["action"]}
        self.unsure = (scene["seat"], message.get("action", "undo"))
        self.line.send(json.dumps(message))
        while (answer := self.hear())["tell"] == "table":
            pass
        assert answer["tell"] == "done", answer
        self.acknowledged.append(self.unsure)
        self.unsure = None

    def check(self):
        """What the database holds of people's actions: all that was acknowledged, perhaps one more, nothing else."""
        kept = [(seat, words) for seat, words in self.server.journal(self.name) if seat > 0]
        if len(kept) == len(self.acknowledged) + 1:
            self.acknowledged.append(self.unsure)
        assert kept == self.acknowledged, (kept[-3:], self.acknowledged[-3:], self.unsure)
        self.unsure = None


def play_until_killed(server, games, luck):
    for game in games:
        game.connect()
    killer = threading.Timer(luck.uniform(0.005, 0.25), server.kill)
    killer.start()
    try:
        while True:
            running = [game for game in games if not game.over()]
            if not running:
                break
            luck.choice(running).act()
    except (OSError, websocket.WebSocketException):
        pass
    killer.join()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    args = parser.parse_args()
    luck = random.Random(args.seed)
    print(f"seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        server = Server(args.program, folder)
        server.start()
        games = [Game(server, luck, seats) for seats in (2, 3, 4)]
        finished, actions = 0, 0
        for _ in range(args.kills):
            play_until_killed(server, games, luck)
            for game in games:
                game.check()
            server.start()
            for i, game in enumerate(games):
                game.connect()
                if not game.over():
                    continue
                record = folder / "record.laguna"
                record.write_text(server.request(f"tables/{game.name}/record?form=text"))
                subprocess.run([args.program, "replay", record], check=True, stdout=subprocess.DEVNULL)
                finished += 1
                actions += len(game.acknowledged)
                games[i] = Game(server, luck, luck.randint(2, 4))
        actions += sum(len(game.acknowledged) for game in games)
        server.kill()
    print(f"survived {args.kills} kills; {actions} acknowledged actions all there; {finished} games played to the end")
    return 0 if actions else 1


if __name__ == "__main__":
    sys.exit(main())
