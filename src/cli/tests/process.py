"""The program as a process, for the tests beside, which are called with it."""

import os
import subprocess
import sys
import tempfile
import unittest

LAGUNA = os.path.abspath(sys.argv.pop(1))
SOURCES = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))


class Process(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = self.folder.name
        self.environment = dict(os.environ, XDG_STATE_HOME=self.path, TERM="xterm-256color")

    def run_it(self, *arguments, typed="", timeout=60, **more):
        return subprocess.run([LAGUNA, *arguments], input=typed, capture_output=True, text=True, cwd=self.path,
                              env=self.environment, timeout=timeout, **more)

    def assert_refused(self, code, words, *arguments, **more):
        done = self.run_it(*arguments, **more)
        self.assertEqual(done.returncode, code, done)
        self.assertEqual(done.stdout, "", arguments)
        self.assertRegex(done.stderr, r"\Alaguna: [^\n]+\n\Z", arguments)
        self.assertIn(words, done.stderr)

    def write(self, name, text):
        with open(os.path.join(self.path, name), "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())

    def read(self, name):
        with open(os.path.join(self.path, name), "rb") as file:
            return file.read()
