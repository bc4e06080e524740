"""A little house in a temporary folder, to plant faults in."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent


class Planted(unittest.TestCase):
    check = ""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())

    def run_check(self, *options):
        script = SCRIPTS / f"check_{self.check}.py"
        return subprocess.run(
            [sys.executable, script, "--root", self.root, *options], capture_output=True, text=True, check=False
        )

    def expect_sound(self):
        run = self.run_check()
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def expect_fault(self, words):
        run = self.run_check()
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)
        self.assertIn(words, run.stdout.split("\n"))
