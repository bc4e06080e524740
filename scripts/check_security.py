#!/usr/bin/env python3
"""Every line of docs/security.md that says what somebody cannot do names tests, and these exist."""

import argparse
import pathlib
import re
import sys

TEST = re.compile(r"^TEST(?:_F|_P)?\((\w+), (\w+)\)", re.MULTILINE)
SCRIPT = re.compile(r"add_test\(NAME (\w+)\.(\w+)")
BROWSER = re.compile(r"\btest\('([^']+)'")
NAMED = re.compile(r"(\*browser\* )?`([^`]+)`")


def found(root, pattern, *globs):
    return [match for glob in globs for path in root.glob(glob) for match in pattern.findall(path.read_text())]


def known_tests(root):
    ours = found(root, TEST, "src/*/tests/*.cpp") + found(root, SCRIPT, "scripts/script_tests.cmake")
    return {suite for suite, _ in ours} | {f"{suite}.{name}" for suite, name in ours}


def faults(root):
    tests, in_browser = known_tests(root), set(found(root, BROWSER, "web/tests/*.ts"))
    for number, line in enumerate((root / "docs/security.md").read_text().split("\n"), 1):
        if not line.startswith("| ") or line == "| cannot | test |":
            continue
        named = NAMED.findall(line.split(" | ")[-1])
        if not named:
            yield f"docs/security.md:{number}: no test is named"
        for browser, name in named:
            if name not in (in_browser if browser else tests):
                yield f"docs/security.md:{number}: there is no test {name}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    found_faults = list(faults(parser.parse_args().root))
    print("\n".join(found_faults) if found_faults else "every line of docs/security.md has its test")
    return 1 if found_faults else 0


if __name__ == "__main__":
    sys.exit(main())
