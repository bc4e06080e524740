"""The engine as another program meets it: a real process, lines in and lines out. Usage: engine_test.py LAGUNA"""

import os
import random
import subprocess
import sys
import time
import unittest

LAGUNA = os.path.abspath(sys.argv.pop(1))
RECORD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../mille_fiori/tests/records/four-seats-supply-empty.laguna")


class Engine:
    def __init__(self):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen([LAGUNA, "engine"], text=True, encoding="utf-8", **pipes)

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def hear(self, until):
        """All lines up to one that begins with a word."""
        lines = []
        while not lines or not lines[-1].startswith(until):
            line = self.process.stdout.readline()
            if not line:
                raise EOFError(lines)
            lines.append(line.rstrip("\n"))
        return lines

    def end(self):
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(10)


class Engines(unittest.TestCase):
    def setUp(self):
        with open(RECORD, encoding="utf-8") as file:
            self.record = file.read()
        self.engine = Engine()
        self.addCleanup(self.engine.end)
        self.addCleanup(self.engine.process.kill)

    def test_a_conversation_from_hello_to_quit(self):
        self.engine.say("laguna")
        self.assertEqual(self.engine.hear("ready")[0], "id name Laguna")
        self.engine.say("record", *self.record.splitlines(), "end", "back 30", "seat 1", "legal")
        self.assertEqual(self.engine.hear("legal"), ["legal 5"])
        legal = [self.engine.hear("action")[0] for _ in range(5)]
        self.engine.say("go time 300")
        said = self.engine.hear("bestmove")
        self.assertRegex(said[-2], r"^info simulations \d+ time \d+ win [01]\.\d{3} score \d+\.\d best pick ")
        self.assertIn(said[-1].replace("bestmove", "action"), legal)
        self.engine.say("go simulations 400")
        self.assertEqual(sum(line.startswith("info rank ") for line in self.engine.hear("bestmove")), 5)
        self.engine.say("quit")
        self.assertEqual(self.engine.end(), 0)

    def test_stop_is_answered_at_once(self):
        self.engine.say("record", *self.record.splitlines(), "end", "back 30", "seat 1")
        latencies = []
        for go in ["go time 60000", "go simulations 100000000"] * 5:
            self.engine.say(go)
            self.engine.hear("info")
            start = time.monotonic()
            self.engine.say("stop")
            self.engine.hear("bestmove")
            latencies.append(time.monotonic() - start)
        print(f"stop: {1000 * sorted(latencies)[len(latencies) // 2]:.1f} ms, at most {1000 * max(latencies):.1f} ms")
        self.assertLess(min(latencies), 0.05)  # the machine may be busy otherwise
        self.engine.say("go time 60000", "quit")
        start = time.monotonic()
        self.assertEqual(self.engine.end(), 0)
        self.assertLess(time.monotonic() - start, 1)

    def test_a_shell_can_use_it(self):
        lines = ["record", *self.record.splitlines(), "end", "back 30", "seat 1", "go simulations 50"]
        done = subprocess.run([LAGUNA, "engine"], input="\n".join(lines), capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout.splitlines()[-1], "^bestmove pick ")

    def test_garbage_is_answered_with_errors(self):
        luck = random.Random(1)
        words = ["go", "time", "seat", "step", "chance", "game", "mille-fiori", "murano", "seats", "2", "-1", "99999999999", "back",
                 "legal", "view", "setoption", "seed", "threads", "player", "deal", "1", "key-1", "pick", "simulations", "", "\t", "ü"]
        lines = [" ".join(luck.choices(words, k=luck.randrange(5))) for _ in range(3000)]
        lines = [line for line in lines if not line.startswith(("go time", "go simulations 99"))]
        raw = bytes(luck.randrange(256) for _ in range(20000)).replace(b"quit", b"")
        typed = raw + b"\nend\n" + "\n".join(lines).encode() + b"\nstop\nisready\n"
        done = subprocess.run([LAGUNA, "engine"], input=typed, capture_output=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(done.stdout.splitlines()[-1], b"ready")
        for line in done.stdout.splitlines():
            self.assertRegex(line, rb"^(error |ready|legal |action |view |info |bestmove )")


if __name__ == "__main__":
    unittest.main()
