#!/usr/bin/env python3
"""A host backs up and restores while people play: nobody is disturbed by the first, everybody comes back after the
second and plays the restored game to its end."""

import pathlib
import random
import subprocess
import sys
import tempfile
import time

from people import Game, Server, heard_until_closed


def run(program, command, file, server):
    done = subprocess.run([program, command, file, f"--database={server.database}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done
    return done.stdout


def connect_again(game):
    for _ in range(100):
        try:
            return game.connect()
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server did not come back")


def main():
    program, luck = sys.argv[1], random.Random(7)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        server = Server(program, folder)
        server.start()
        try:
            game = Game(server, luck, 2)
            game.connect()
            for _ in range(10):
                game.act()
            copy = folder / "copy.db"
            run(program, "backup", copy, server)
            then = server.journal(game.name)
            for file in (copy, server.database):
                assert file.stat().st_mode & 0o077 == 0, f"others may read {file}"
            for _ in range(10):
                game.act()
            assert "What it held before is in" in run(program, "restore", copy, server)

            began = time.monotonic()
            heard, _ = heard_until_closed(game.line)
            assert heard[-1]["tell"] == "closing", heard[-1]
            connect_again(game)
            pause = time.monotonic() - began
            assert pause < 5, pause
            assert server.journal(game.name) == then
            game.acknowledged = [entry for entry in then if entry[0] > 0]
            while not game.over():
                game.act()
            game.check()
            record = folder / "record.laguna"
            record.write_text(server.request(f"tables/{game.name}/record?form=text"))
            subprocess.run([program, "verify", record], check=True, stdout=subprocess.DEVNULL)

            run(program, "restore", copy, server)
            heard_until_closed(game.line)
            said, code = server.stop()  # while it begins anew, or just after
            assert code == 0 and "has stopped" in said, (code, said)
            server.start()
            print(f"back after {pause:.1f} s; {len(game.acknowledged)} actions to the end, and its luck is proved")
        finally:
            server.kill()


if __name__ == "__main__":
    main()
