#!/usr/bin/env python3
"""Keeps the rooms of the house apart: who may look into whom, and what the pure rooms do without."""

import argparse
import pathlib
import re
import sys

# A game is a folder with a rules.md.
GAMES = "the games"
MAY_LOOK_INTO = {
    "kit": [],
    "game": ["kit"],
    GAMES: ["kit", "game"],
    "ai": ["kit", "game"],
    "record": ["kit", "game"],
    "table": ["kit", "game", GAMES, "ai", "record"],
    "simulate": ["kit", "game", "ai", "record", "table"],
    "train": ["kit", "game", "ai", "table", "simulate"],
    "server": ["kit", "game", "record", "table"],
    "load": ["kit", "server"],
    "cli": ["kit", "game", "record", "table", "simulate", "train", "server", "load"],
    "python": ["kit", "game", "record", "table"],
    "wasm": ["kit", "game", "record", "table"],
}

# No heap, clock, stream, thread, file, exception or luck of their own.
PURE = ["kit", "game", GAMES, "ai"]
IMPURE_HEADERS = set(
    """any atomic barrier cerrno chrono clocale condition_variable coroutine csetjmp csignal cstdio cstdlib ctime
    cwchar deque exception execution filesystem format forward_list fstream functional future iomanip ios iosfwd
    iostream istream latch list locale map memory memory_resource mutex new ostream print queue random regex
    semaphore set shared_mutex sstream stack stacktrace stdexcept stop_token streambuf string strstream
    syncstream system_error thread typeindex typeinfo unordered_map unordered_set valarray vector
    stdio.h stdlib.h time.h unistd.h pthread.h""".split()
)
IMPURE_PREFIXES = ("fmt/", "nlohmann/", "CLI/", "boost/", "sys/")
IMPURE_WORDS = {
    "new": r"\bnew\b",
    "delete": r"(?<!= )\bdelete\b",
    "throw": r"\bthrow\b",
    "try": r"\btry\b",
    "malloc": r"\bmalloc\b",
    "std::string": r"\bstd::string\b",
    "std::vector": r"\bstd::vector\b",
}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)')
NOT_CODE = re.compile(
    r'R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"'  # raw text
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<!\w)'(?:\\.|[^'\\\n])+'"
    r"|//[^\n]*|/\*.*?\*/",
    re.DOTALL,
)


def code_lines(text):
    """The lines with text and comments blanked out."""
    return NOT_CODE.sub(lambda match: "\n" * match[0].count("\n"), text).split("\n")


class Rooms:
    def __init__(self, src):
        self.src = src
        self.games = {path.parent.name for path in src.glob("*/rules.md")}

    def kind(self, room):
        return GAMES if room in self.games else room

    def allowed(self, room, in_tests):
        allowed = set(MAY_LOOK_INTO[self.kind(room)])
        while in_tests and (below := {far for near in allowed for far in MAY_LOOK_INTO[near]}) - allowed:
            allowed |= below
        return allowed

    def fault_of_include(self, room, in_tests, bracket, header):
        if bracket == "<":
            impure = header in IMPURE_HEADERS or header.startswith(IMPURE_PREFIXES)
            if impure and not in_tests and self.kind(room) in PURE:
                return f"{room} is pure and may not include <{header}>"
            return None
        target, *rest = header.split("/")
        if not rest or self.kind(target) not in MAY_LOOK_INTO:
            return f'"{header}" does not begin with a room'
        if rest[0] == "tests" and not in_tests:
            return f"{room} may not look into tests"
        if target != room and self.kind(target) not in self.allowed(room, in_tests):
            return f"{room} may not look into {target}"
        return None

    def faults_of_file(self, path):
        room, *inside = path.relative_to(self.src).parts
        if self.kind(room) not in MAY_LOOK_INTO:
            yield 1, f"{room} is not a room"
            return
        in_tests = inside[0] == "tests"
        text = path.read_text(encoding="utf-8")
        for number, line in enumerate(text.split("\n"), 1):
            include = INCLUDE.match(line)
            if include and (fault := self.fault_of_include(room, in_tests, *include.groups())):
                yield number, fault
        if in_tests or self.kind(room) not in PURE:
            return
        for number, line in enumerate(code_lines(text), 1):
            for word, pattern in IMPURE_WORDS.items():
                if not INCLUDE.match(line) and re.search(pattern, line):
                    yield number, f"{room} is pure and may not use {word}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root

    rooms = Rooms(root / "src")
    files = [path for path in sorted((root / "src").rglob("*")) if path.suffix in (".hpp", ".cpp", ".h")]
    faults = [
        f"{path.relative_to(root)}:{line}: {fault}" for path in files for line, fault in rooms.faults_of_file(path)
    ]
    print("\n".join(faults) if faults else f"{len(files)} files, every one in its room")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
