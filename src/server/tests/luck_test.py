#!/usr/bin/env python3
"""People add their luck at a real server, play games to the end, and a stranger draws every card once more: with
examples/check_luck.py, which knows the documents only, and with `laguna verify`."""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

from people import MOST, Server

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "examples"))
import check_luck  # noqa: E402


class Line:
    """The people of a table, at one screen."""

    def __init__(self, server, made):
        self.asked = 0
        self.line = server.line(f"tables/{made['table']}/socket")
        tokens = [key["token"] for key in made["keys"]]
        self.line.send(json.dumps({"do": "hello", "wire": 1, "tokens": tokens, "version": 0}))
        self.told = json.loads(self.line.recv())

    def ask(self, **message):
        """The table after it was done."""
        self.asked += 1
        self.line.send(json.dumps(message | {"id": self.asked}))
        while (heard := json.loads(self.line.recv()))["tell"] == "table":
            self.told = heard
        assert heard["tell"] == "done", heard
        return self.told


def play(server, game, seats, luck, words):
    """A game of people at one line; its record. `words` are added by the seats, in order, unless they are empty."""
    people = [{"kind": "person", "name": f"Player {i + 1}", "luck": bool(own)} for i, own in enumerate(words)]
    made = json.loads(server.request("tables", {"game": game, "options": f"seats {seats}", "seats": people}))
    line = Line(server, made)
    told = line.told
    promised = told["table"]["fair"]["commitment"]
    for seat, own in enumerate(words, 1):
        if own:
            assert told["table"]["steps"] == 0, "a card was dealt before all words were there"
            told = line.ask(do="luck", seat=seat, words=own)
    while told["table"]["turn"]["kind"] != "over":
        scene = luck.choice([scene for scene in told["scenes"] if scene["legal"]])
        action = luck.choice(scene["legal"])["action"]
        told = line.ask(do="play", seat=scene["seat"], action=action, version=told["table"]["version"])
        if line.asked == MOST:
            line = Line(server, made)
    record = server.request(f"tables/{made['table']}/record?form=text")
    assert f"commitment {promised}\n" in record
    return record


def verified(program, folder, record):
    file = folder / "record.laguna"
    file.write_text(record, encoding="utf-8")
    return subprocess.run([program, "verify", file], capture_output=True, text=True, check=False)


def changed(record):
    """Two outcomes of chance change places: still a legal game, if a game at all."""
    lines = record.split("\n")
    turned_up = [i for i, line in enumerate(lines) if line.startswith("chance face-up ")]
    first, second = next((i, j) for i in turned_up for j in turned_up if lines[i] != lines[j])
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines)


def main():
    program, luck = sys.argv[1], random.Random(6)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        server = Server(program, folder)
        server.start()
        try:
            games = [("mille-fiori", ["Viva Venezia", ""]), ("mille-fiori", ["", "", ""]),
                     ("murano", ["Zoë", "two words", "7"]), ("murano", ["a", "b", "c", "d"])]
            for game, words in games:
                record = play(server, game, len(words), luck, words)
                draws = check_luck.check(record)
                done = verified(program, folder, record)
                assert done.returncode == 0 and f"each of the {draws} steps" in done.stdout, done
                print(f"{game}, {len(words)} seats: {draws} draws", flush=True)
            record = play(server, "mille-fiori", 2, luck, ["x", "y"])
            done = verified(program, folder, changed(record))
            assert done.returncode == 1 and "the luck of this game brings" in done.stderr, done
            done = verified(program, folder, record.replace("luck 1 x", "luck 1 z"))
            assert done.returncode == 1 and "the luck of this game brings" in done.stderr, done
            plain = "".join(line + "\n" for line in record.rstrip("\n").split("\n")
                            if line.split(" ")[0] not in ("commitment", "luck", "secret")).replace("laguna 2", "laguna 1")
            done = verified(program, folder, plain)
            assert done.returncode == 3 and "no commitment" in done.stdout, done
        finally:
            server.kill()


if __name__ == "__main__":
    main()
