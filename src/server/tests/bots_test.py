#!/usr/bin/env python3
"""A real server on which bots think: nobody's click waits for them, and a bot in forty lines plays whole games.
Usage: bots_test.py LAGUNA"""

import json
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request

import websocket

LAGUNA = sys.argv.pop(1)
EXAMPLE = pathlib.Path(__file__).resolve().parents[3] / "examples" / "bot.py"


class Guest:
    """Somebody at a table of one's own, in the first seat; the other seats are as ordered."""

    def __init__(self, url, game, *others, **more):
        self.url = url
        seats = [{"kind": "person", "name": "Ann"}]
        seats += [{"kind": "person", "name": "Ben"} if bot == "person" else {"kind": "bot", "bot": bot} for bot in others]
        order = {"game": game, "options": f"seats {len(seats)}", "seats": seats, "pace": 0, **more}
        with urllib.request.urlopen(f"{url}/api/1/tables", json.dumps(order).encode(), timeout=10) as answer:
            made = json.load(answer)
        self.line = websocket.create_connection(f"{url.replace('http', 'ws')}/api/1/tables/{made['table']}/socket", timeout=30)
        tokens = [key["token"] for key in made["keys"]]
        self.line.send(json.dumps({"do": "hello", "wire": 1, "tokens": tokens, "version": 0}))
        self.told = self.hear("table")

    def hear(self, *kinds):
        while True:
            message = json.loads(self.line.recv())
            if message["tell"] == "table":
                self.told = message
            if message["tell"] in kinds:
                return message

    def legal(self):
        return [choice["action"] for choice in self.told["scenes"][0]["legal"]]

    def say(self, do, seat=1, **more):
        version = self.told["table"]["version"]
        self.line.send(json.dumps({"do": do, "id": 1, "seat": seat, "version": version, **more}))

    def timed(self, do, **more):
        start = time.monotonic()
        self.say(do, **more)
        answer = self.hear("done", "advice", "refused")
        return answer, time.monotonic() - start


class Bots(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        command = [LAGUNA, "serve", "--no-browser", "--port=0", f"--database={self.folder.name}/laguna.db"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.kill)
        self.url = self.server.stdout.readline().split()[-1]

    def test_a_click_is_answered_while_others_think(self):
        thinker = Guest(self.url, "mille-fiori", "doge@3")
        start = time.monotonic()
        thinker.say("play", action=thinker.legal()[0])
        clicks = []
        person = Guest(self.url, "mille-fiori", "person")
        while time.monotonic() - start < 2:
            answer, seconds = person.timed("play", action=person.legal()[0])
            self.assertEqual(answer["tell"], "done", answer)
            clicks.append(seconds)
            person.timed("undo", whole=False)
            time.sleep(0.1)
        print(f"clicks while doge thinks: {len(clicks)}, {1000 * sorted(clicks)[len(clicks) // 2]:.1f} ms, "
              f"at most {1000 * max(clicks):.1f} ms")
        self.assertLess(sorted(clicks)[len(clicks) // 2], 0.1)
        while thinker.told["table"]["turn"]["seats"] == [2]:
            thinker.hear("table")
        self.assertGreater(time.monotonic() - start, 2)

    def test_advice_comes_soon_also_while_a_doge_thinks(self):
        times = []
        guest = Guest(self.url, "mille-fiori", "doge@5", "servente", "servente")
        for _ in range(3):
            answer, seconds = guest.timed("advise")
            self.assertEqual(answer["tell"], "advice", answer)
            self.assertCountEqual([one["action"] for one in answer["advice"]["actions"]], guest.legal())
            times.append(seconds)
            guest.timed("play", action=answer["advice"]["actions"][0]["action"])
            guest.timed("undo", whole=False)
        print("advice:", ", ".join(f"{1000 * seconds:.0f} ms" for seconds in times))
        self.assertLess(min(times), 5)  # the machine may be busy otherwise

    def test_the_server_stops_though_somebody_thinks(self):
        guest = Guest(self.url, "murano", "doge@60")
        guest.say("advise")
        start = time.monotonic()
        self.server.send_signal(signal.SIGINT)
        self.assertEqual(self.server.wait(10), 0)
        self.assertLess(time.monotonic() - start, 3)

    def test_the_example_plays_whole_games(self):
        with open(EXAMPLE, encoding="utf-8") as file:
            self.assertLessEqual(len(file.readlines()), 40)
        for game, others in [("mille-fiori", ["greedy"]), ("murano", ["greedy"])]:
            done = subprocess.run([sys.executable, "-B", EXAMPLE, self.url, game, *others], capture_output=True, text=True,
                                  timeout=120)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertRegex(done.stdout, rf"^scores( \d+){{{len(others) + 1}}} winners( \d)+\n$")


if __name__ == "__main__":
    unittest.main()
