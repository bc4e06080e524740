#!/usr/bin/env python3
"""Checks what machines can check about how files are written: layout of code, blanks, links between documents."""

import argparse
import pathlib
import re
import subprocess
import sys

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# Inputs of tests are what they are, faults included.
AS_THEY_ARE = ("fuzz/corpus/", "src/record/tests/conformance/good/", "src/record/tests/conformance/bad/")


def tracked_files(root):
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=root, capture_output=True, check=True
    ).stdout.decode()
    names = [name for name in listing.split("\0") if name and not name.startswith(AS_THEY_ARE)]
    return [root / name for name in names if (root / name).is_file()]


def layout_faults(root, files):
    code = [path for path in files if path.suffix in (".hpp", ".cpp")]
    if not code:
        return []
    run = subprocess.run(
        ["clang-format-19", "--dry-run", "-Werror", *code], cwd=root, capture_output=True, text=True
    )
    heads = re.findall(r"^(\S+?:\d+):\d+: error: ", run.stderr, re.MULTILINE)
    faults = [f"{pathlib.Path(head).relative_to(root)}: not as clang-format-19 would write it" for head in heads]
    faults = list(dict.fromkeys(faults))  # several in a line are one
    return faults or ([run.stderr.strip()] if run.returncode else [])


def blank_faults(text):
    if text and not text.endswith("\n"):
        yield text.count("\n") + 1, "no newline at the end of the file"
    for number, line in enumerate(text.split("\n"), 1):
        if line.endswith((" ", "\t", "\r")):
            yield number, "blank at the end of the line"
        if "\t" in line:
            yield number, "tab"


def link_faults(path, text):
    text = FENCED.sub(lambda match: "\n" * match[0].count("\n"), text)
    for number, line in enumerate(text.split("\n"), 1):
        for target in LINK.findall(line):
            file = target.partition("#")[0]
            if file and not re.match(r"\w+:", file) and not (path.parent / file).exists():
                yield number, f"link to {file}, which does not exist"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    root = parser.parse_args().root.resolve()

    files = tracked_files(root)
    faults = layout_faults(root, files)
    for path in files:
        content = path.read_bytes()
        if b"\0" in content:
            continue
        text = content.decode("utf-8", errors="replace")
        found = list(blank_faults(text)) + (list(link_faults(path, text)) if path.suffix == ".md" else [])
        faults += [f"{path.relative_to(root)}:{line}: {fault}" for line, fault in found]
    print("\n".join(faults) if faults else f"{len(files)} files, all well written")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
