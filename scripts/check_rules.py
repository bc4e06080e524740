#!/usr/bin/env python3
"""Ties each rule of a game's rules.md to the code that carries it out and to the tests that prove it."""

import argparse
import collections
import pathlib
import re
import sys

DEFINITION = re.compile(r"^- `([A-Z]{2})-([A-Z]\d+)`", re.MULTILINE)
TEST_NAME = re.compile(r"\bTEST(?:_F|_P)?\(\s*\w+\s*,\s*((?:[A-Z]\d+_)+)\w*\s*\)")
SPEAKING_OF_RULES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*", "src/**/*", "fuzz/*"]


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def texts(root, patterns, suffixes):
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            if path.is_file() and path.suffix in suffixes:
                yield path, path.read_text(encoding="utf-8")


class Game:
    """The rules of one game: their ids, where the code speaks of each, which tests name each."""

    def __init__(self, root, rules):
        self.root, self.folder, self.faults = root, rules.parent, []
        self.read_rules(rules)
        if self.prefix:
            self.read_code()
            self.read_tests()
            self.read_mentions()

    def fault(self, path, line, words):
        self.faults.append(f"{path.relative_to(self.root)}:{line}: {words}")

    def read_rules(self, path):
        text = path.read_text(encoding="utf-8")
        found = list(DEFINITION.finditer(text))
        self.prefix = found[0][1] if found else ""
        self.path, self.defined = path, {}
        self.code, self.tests = collections.defaultdict(list), collections.Counter()
        if not found:
            self.fault(path, 1, "no rule is defined here")
        for match in found:
            name, line = f"{match[1]}-{match[2]}", line_of(text, match.start())
            if match[1] != self.prefix:
                self.fault(path, line, f"{name} does not begin with {self.prefix}")
            if name in self.defined:
                self.fault(path, line, f"{name} is defined twice")
            self.defined[name] = line

    def in_tests(self, path):
        return "tests" in path.relative_to(self.folder).parts

    def read_code(self):
        for path, text in texts(self.folder, ["**/*"], {".hpp", ".cpp"}):
            if self.in_tests(path):
                continue
            for number, line in enumerate(text.split("\n"), 1):
                comment = line.partition("//")[2]
                for name in set(re.findall(rf"\b{self.prefix}-[A-Z]\d+\b", comment)):
                    self.code[name].append(f"{path.relative_to(self.root)}:{number}")

    def read_tests(self):
        for path, text in texts(self.folder, ["tests/**/*"], {".hpp", ".cpp"}):
            for match in TEST_NAME.finditer(text):
                for short in match[1].strip("_").split("_"):
                    name = f"{self.prefix}-{short}"
                    self.tests[name] += 1
                    if name not in self.defined:
                        self.fault(path, line_of(text, match.start()), f"{name} is no rule")

    def read_mentions(self):
        for path, text in texts(self.root, SPEAKING_OF_RULES, {".hpp", ".cpp", ".md", ".txt"}):
            for match in re.finditer(rf"\b{self.prefix}-[A-Z]\d+\b", text):
                if match[0] not in self.defined:
                    self.fault(path, line_of(text, match.start()), f"{match[0]} is no rule")

    def check(self):
        for name, line in self.defined.items():
            if not self.code[name]:
                self.fault(self.path, line, f"{name} is in no comment of the code")
            if not self.tests[name]:
                self.fault(self.path, line, f"{name} is in the name of no test")
        return self.faults

    def matrix(self):
        for name in self.defined:
            yield f"{name:6} {self.tests[name]:3} tests  {', '.join(self.code[name])}"

    def summary(self):
        return f"{self.folder.name}: {len(self.defined)} rules, each in the code and proved by a test"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--matrix", action="store_true", help="print each rule with its tests and its code")
    arguments = parser.parse_args()

    failed = False
    for rules in sorted(arguments.root.glob("src/*/rules.md")):
        game = Game(arguments.root, rules)
        faults = game.check()
        failed |= bool(faults)
        if arguments.matrix:
            print("\n".join(game.matrix()))
        print("\n".join(faults) if faults else game.summary())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
