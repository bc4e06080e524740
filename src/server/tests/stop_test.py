#!/usr/bin/env python3
"""A host stops the server while people play: everybody is told, what was acknowledged is there, and the program says that
all went well. When it is back, the games go on."""

import pathlib
import random
import sys
import tempfile

from people import Game, Server, heard_until_closed


def main():
    program, luck = sys.argv[1], random.Random(8)
    with tempfile.TemporaryDirectory() as name:
        server = Server(program, pathlib.Path(name))
        server.start()
        games = [Game(server, luck, seats) for seats in (2, 3, 4)]
        for game in games:
            game.connect()
        for _ in range(3):
            for game in games:
                for _ in range(20):
                    game.act()
                game.say()  # the answer may come before the farewell, or not
            said, code = server.stop()
            assert code == 0 and "Every game is kept" in said, (code, said)
            for game in games:
                heard, code = heard_until_closed(game.line)
                assert (heard[-1]["tell"], code) == ("closing", 1001), (heard[-1], code)
            server.start()
            for game in games:
                game.check()
                game.connect()
        server.kill()
    print("stopped three times among three games")


if __name__ == "__main__":
    main()
