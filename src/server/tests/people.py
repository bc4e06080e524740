"""A real server in a process of its own, and tables where one client plays all seats at random. Its database is a file,
or in PostgreSQL if LAGUNA_TEST_DATABASE says where one is."""

import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import urllib.request

import postgres
from lines import CLOSE, Line, frame

POSTGRES = os.environ.get("LAGUNA_TEST_DATABASE")
ACTION, VERSION = re.compile(r'\{"action":"([^"]*)"'), re.compile(r'"version":(\d+)')
MOST = 80  # messages on one line, before the server finds it too much at once


class Server:
    def __init__(self, program, folder, *options):
        self.program, self.options = program, options
        self.database = postgres.new_database(POSTGRES) if POSTGRES else folder / "laguna.db"
        self.port, self.process, self.environment = 0, None, None

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", "--no-browser", f"--port={self.port}", f"--database={self.database}", *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self.environment,
        )
        self.port = int(self.process.stdout.readline().rstrip().rpartition(":")[2])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """As a host does; what it said last, and its exit code."""
        self.process.send_signal(signal.SIGTERM)
        said, _ = self.process.communicate(timeout=10)
        return said, self.process.returncode

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/1/{path}", data, timeout=10) as answer:
            return answer.read().decode()

    def line(self, path):
        return Line(self.port, f"/api/1/{path}", timeout=10)

    def journal(self, table):
        if not isinstance(self.database, pathlib.Path):
            return postgres.journal(self.database, table)
        with sqlite3.connect(self.database) as database:
            return database.execute("SELECT seat, words FROM journal WHERE tbl = ? ORDER BY entry", (table,)).fetchall()


def heard_until_closed(line):
    """What came, and the code of the close."""
    heard = []
    while True:
        kind, content = line.recv_data()
        if kind == CLOSE:
            line.shutdown()
            return heard, int.from_bytes(content[:2], "big")
        heard.append(json.loads(content))


class Game:
    def __init__(self, server, luck, seats, game="mille-fiori"):
        order = {
            "game": game,
            "options": f"seats {seats}",
            "seats": [{"kind": "person", "name": f"Player {seat + 1}"} for seat in range(seats)],
        }
        made = json.loads(server.request("tables", order))
        self.server, self.luck, self.name = server, luck, made["table"]
        self.tokens = [key["token"] for key in made["keys"]]
        self.line, self.heard, self.said = None, None, 0  # heard: the last message about the table, as it came
        self.acknowledged = []  # in their order: seat and action
        self.unsure = None  # sent, and not yet answered

    def new_line(self):
        line = self.server.line(f"tables/{self.name}/socket")
        line.send(json.dumps({"do": "hello", "wire": 1, "tokens": self.tokens, "version": 0}))
        return line

    def connect(self):
        if self.line:
            self.line.close()
        self.line = self.new_line()
        self.heard, self.said = None, 0
        while self.heard is None:
            self.hear()

    def hear(self):
        """Any message, or nothing if it was about the table."""
        message = self.line.recv()
        if not message.startswith('{"tell":"table"'):
            return json.loads(message)
        self.heard = message
        return None

    @property
    def told(self):
        return json.loads(self.heard)

    def over(self):
        return '"turn":{"kind":"over"' in self.heard

    def choices(self):
        """Of each seat that can do anything its actions, and whether it can undo, found without reading all of the message."""
        at, seat, found = self.heard.index('"scenes":['), 0, []
        while (at := self.heard.find('"legal":[', at)) >= 0:
            end, seat = self.heard.index('],"undo":', at), seat + 1
            actions, undo = ACTION.findall(self.heard, at, end), self.heard.startswith("true", end + 9)
            if actions or undo:
                found.append((seat, actions, undo))
            at = end
        return found

    def say(self):
        """Some seat's action, or its undo."""
        if self.said == MOST:
            self.connect()
        seat, actions, undo = self.luck.choice(self.choices())
        message = {"id": 1, "seat": seat, "version": int(VERSION.search(self.heard)[1])}
        if undo and (not actions or self.luck.random() < 0.1):
            message |= {"do": "undo", "whole": False}
        else:
            message |= {"do": "play", "action": self.luck.choice(actions)}
        self.unsure = (seat, message.get("action", "undo"))
        self.line.send(json.dumps(message))
        self.said += 1

    def say_half(self, luck):
        """Another tab of the same people is gone in the middle of an action, which must not be done."""
        line = self.new_line()
        told = json.loads(line.recv())
        for scene in [scene for scene in told.get("scenes", []) if scene["legal"]][:1]:
            message = {"do": "play", "id": 1, "seat": scene["seat"], "version": told["table"]["version"]}
            message["action"] = luck.choice(scene["legal"])["action"]
            whole = frame(json.dumps(message).encode())
            line.sock.sendall(whole[: luck.randint(1, len(whole) - 1)])
        line.shutdown()  # without a close

    def hear_answer(self):
        """Whether it was done; if it could not be written, it was not."""
        while (answer := self.hear()) is None:
            pass
        if answer["tell"] == "closing":
            raise ConnectionResetError(answer["reason"])
        done = answer["tell"] == "done"
        assert done or answer["code"] == "storage", answer
        if done:
            self.acknowledged.append(self.unsure)
        self.unsure = None
        return done

    def act(self):
        self.say()
        assert self.hear_answer()

    def check(self):
        """What the database holds of people's actions: all that was acknowledged, perhaps one more, nothing else."""
        kept = [(seat, words) for seat, words in self.server.journal(self.name) if seat > 0]
        if self.unsure and len(kept) == len(self.acknowledged) + 1:
            self.acknowledged.append(self.unsure)
        assert kept == self.acknowledged, (kept[-3:], self.acknowledged[-3:], self.unsure)
        self.unsure = None
