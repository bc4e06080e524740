#!/usr/bin/env python3
"""The load generator against a real server: what it counts is there, and it leaves others alone.
Usage: load_test.py LAGUNA"""

import json
import pathlib
import resource
import sqlite3
import subprocess
import sys
import tempfile
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "server" / "tests"))
from people import Server  # noqa: E402

LAGUNA = sys.argv.pop(1)


def load(*options, **more):
    return subprocess.run([LAGUNA, "load", *options], capture_output=True, text=True, timeout=60, check=False, **more)


def report(*options):
    done = load(*options, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


class Load(unittest.TestCase):
    def test_what_is_counted_was_played(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(LAGUNA, pathlib.Path(folder))
            server.start()
            told = report("--port", str(server.port), "--tables", "10", "--pace", "100", "--seconds", "2")
            server.stop()
            with sqlite3.connect(server.database) as database:
                (actions,) = database.execute("SELECT count(*) FROM journal WHERE seat > 0").fetchone()
                (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
        self.assertEqual((told["tables"], told["connections"], tables), (10, 40, 10))
        self.assertEqual(told["errors"], {})
        # Those in the air at the end are not counted.
        self.assertTrue(0 <= actions - told["heard"]["actions"] <= 10, (actions, told))
        self.assertGreater(told["heard"]["actions"], 100)
        self.assertTrue(0 < told["heard"]["median_ms"] <= told["heard"]["p99_ms"] <= told["heard"]["max_ms"])

    def test_game_after_game_without_pause(self):
        told = report("mille-fiori", "--seats", "2", "--tables", "3", "--pace", "0", "--seconds", "3")
        self.assertEqual(told["errors"], {})
        self.assertGreater(told["games"], 0)
        self.assertGreater(told["live_table_kb"], 0)

    def test_bots_who_think_keep_nobody_waiting(self):
        told = report("--tables", "5", "--pace", "300", "--bot-tables", "40", "--seconds", "3")
        self.assertEqual(told["errors"], {})
        self.assertLess(told["heard"]["median_ms"], 100)
        self.assertGreater(told["beside_bots"]["actions"], 0)
        self.assertLess(told["beside_bots"]["median_ms"], 100)

    def test_others_are_left_alone(self):
        for host in ("10.0.0.1", "192.168.1.7", "example.org", "::"):
            done = load("--host", host, "--port", "80")
            self.assertEqual(done.returncode, 1)
            self.assertIn("is not this machine", done.stderr)

    def test_a_server_that_is_not_there(self):
        done = load("--port", "1", "--tables", "1")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("no connection to 127.0.0.1:1", done.stderr)

    def test_too_few_open_files(self):
        def few():
            resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))

        done = load("--tables", "100", preexec_fn=few)
        self.assertEqual(done.returncode, 1)
        self.assertIn("only 200 are allowed", done.stderr)

    def test_wrong_words(self):
        self.assertEqual(load("chess").returncode, 2)
        self.assertEqual(load("--tables", "0").returncode, 2)
        self.assertEqual(load("--bot", "nobody").returncode, 2)


if __name__ == "__main__":
    unittest.main()
