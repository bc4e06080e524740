"""A node in a process of its own, the balancer as an entrance to all of them, and players who come back as the page does."""

import pathlib
import random
import threading
import time
import urllib.error
import urllib.request

import websocket

import postgres
from balancers import NAME
from people import Game, Server

BROKEN = (OSError, websocket.WebSocketException)


class Node(Server):
    def __init__(self, program, database):
        super().__init__(program, pathlib.Path(), "--name", NAME)
        self.database = database

    def signal(self, number):
        self.process.send_signal(number)

    def sockets(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=2) as answer:
            return next(float(line.split()[1]) for line in answer.read().decode().split("\n") if line.startswith("laguna_sockets "))

    def is_ready(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=2) as answer:
                return answer.status == 200
        except urllib.error.HTTPError:
            return False


class Entrance:
    """What a game asks of a server: here the balancer, and the database itself."""

    def __init__(self, balancer, database):
        self.balancer, self.database = balancer, database
        self.line = balancer.line

    def request(self, path, body=None):
        for _ in range(50):
            try:
                status, text = self.balancer.ask(f"/api/1/{path}", body)
                if status < 300:
                    return text
            except OSError:
                pass
            time.sleep(0.1)
        raise AssertionError(f"{path} was not answered")

    def journal(self, table):
        return postgres.journal(self.database, table)


class Player(threading.Thread):
    """Plays all seats of one game after another; when the line is lost, comes back as the page does."""

    def __init__(self, entrance, seed, pause, short):
        super().__init__(daemon=True)
        self.entrance, self.luck, self.pause, self.short = entrance, random.Random(seed), pause, short
        self.done, self.failure = threading.Event(), None
        self.actions = self.returns = self.unsure = 0
        self.games, self.last, self.longest, self.missed = [], time.monotonic(), 0, 0

    def run(self):
        try:
            while not self.done.is_set():
                self.play_game()
        except Exception as failure:  # told by whoever waits for us
            self.failure = failure
            raise

    def play_game(self):
        seats, name = self.luck.randint(2, 4), self.luck.choice(("mille-fiori", "murano"))
        game = Game(self.entrance, self.luck, *((2, "mille-fiori") if self.short else (seats, name)))
        self.games.append(game)
        self.come_back(game)
        while not game.over() and not self.done.is_set():
            try:
                game.act()
            except BROKEN:
                self.come_back(game)
                continue
            except AssertionError:  # refused, as nothing could be written
                time.sleep(0.1)
                continue
            self.actions += 1
            self.longest = max(self.longest, time.monotonic() - self.last)
            self.last = time.monotonic()
            time.sleep(self.pause)

    def come_back(self, game):
        delay = 0.3
        if game.line:
            game.line.shutdown()  # who stands still does not say goodbye
        while not self.done.is_set():
            time.sleep(delay * self.luck.uniform(0.5, 1) if game.line else 0)
            try:
                game.connect()
                self.unsure += game.unsure is not None
                game.check()
                self.returns += 1
                return
            except BROKEN:
                self.missed += 1
                delay = min(5, 2 * delay)

    def take_longest(self):
        """The longest time without an action, up to now, since this was last asked."""
        longest, self.longest = max(self.longest, time.monotonic() - self.last), 0
        return longest

    def take_missed(self):
        """How often a new line brought nothing, since this was last asked."""
        missed, self.missed = self.missed, 0
        return missed
