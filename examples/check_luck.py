#!/usr/bin/env python3
"""Draws every card of a recorded game once more, as docs/fairness.md tells. Only Python is needed; no code of Laguna.
Usage: check_luck.py RECORD (in the text form)"""
import collections, hashlib, hmac, sys

MILLE_FIORI = {"quartz": "1233345", "ash": "1223445", "lime": "1123455", "pigment": "112233445", "key": "12345" * 4,
               "lion": "1235", "coin": "1235", "cross": "1234", "fish": "1234", "shell": "1234", "crab": "1235",
               "glasses": "12345", "carafes": "12345", "jewelry": "12345", "swans": "12345", "ship": "12345" * 3}
SPECIAL = ("bank tavern dockside-bar crane-civic crane-craft harbor guild-hall hostel basilica studio-red-green "
           "studio-blue-green studio-red-blue trading-station lighthouse assembly-hall").split()


def box(game, seats):
    """What lies in each stack, deck and bag at the beginning."""
    if game == "mille-fiori":
        return {"pile": collections.Counter(f"{symbol}-{wheel}" for symbol in MILLE_FIORI for wheel in MILLE_FIORI[symbol])}
    few = seats < 4
    streets = {"blank": 18, "red": 6, "blue": 6, "grey": 6, "red-blue": 2, "red-grey": 2, "blue-grey": 2}
    for kind, gone in {"blank": 4, "red": 1, "blue": 1, "grey": 1}.items():
        streets[kind] -= gone * few
    stacks = {"street": streets, "shop": {f"shop-{colour}": 4 - few for colour in ("red", "blue", "grey")},
              "palace": {f"palace-{crests}": 4 for crests in (1, 2, 3)}, "special": dict.fromkeys(SPECIAL, 1),
              "character": {str(n): 1 for n in range(1, 41) if not (few and n in (30, 37))},
              "bead": {"red": 10, "green": 10, "blue": 10}}
    return {name: collections.Counter(stack) for name, stack in stacks.items()}


def could_come(action, seats, stacks):
    """Where this outcome came from, and all that could have come instead of it, with weights."""
    kind, *words = action.split()
    if kind == "start":
        return None, {f"start {seat + 1}": 1 for seat in range(seats)}
    stack = "pile" if "pile" in stacks else {"top": words[0].split("-")[0], "removed": "palace"}.get(kind, kind)
    return stacks[stack], {" ".join([kind, *words[:-1], one]): n for one, n in stacks[stack].items() if n}


def follow(action, stacks):
    """What people do to the stacks of Murano: tiles that are taken out, beads that go back."""
    kind, *words = action.split()
    if kind == "take" and "pile" not in stacks:
        stacks[words[0].split("-")[0]][words[0]] -= 1
    if kind in ("sell", "give", "score") and "bead" in stacks:
        stacks["bead"].update(word for word in words if word in stacks["bead"])


def draw(secret, luck, step, could):
    digest = hmac.new(secret, (luck + f"step {step}").encode(), hashlib.sha256).digest()
    number = int.from_bytes(digest, "big") % sum(could.values())
    for outcome in sorted(could):
        number -= could[outcome]
        if number < 0:
            return outcome


def check(text):
    """How many draws were checked; an AssertionError if one is wrong."""
    header, steps = text.split("\n\n")[:2]
    lines = header.split("\n")
    value = dict(line.split(" ", 1) for line in lines)
    game, seats = value["laguna"].split()[1], int(value["seats"].split()[0])
    assert "commitment" in value, "the record has no commitment"
    secret = bytes.fromhex(value["secret"])
    assert hashlib.sha256(secret).hexdigest() == value["commitment"], "the secret does not fit the commitment"
    luck = "".join(line + "\n" for line in lines if line.startswith("luck "))
    stacks, draws = box(game, seats), 0
    for number, line in enumerate(steps.split("\n"), 1):
        who, action = line.split(" ", 1)
        if who != "chance":
            follow(action, stacks)
            continue
        stack, could = could_come(action, seats, stacks)
        right = draw(secret, luck, number, could)
        assert right == action, f"step {number}: the luck of this game brings {right}, not {action}"
        if stack is not None:
            stack[action.split()[-1]] -= 1
        draws += 1
    return draws


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            print(f"{check(file.read())} draws follow from the secret and the luck of the players")
    except AssertionError as wrong:
        sys.exit(f"not fair: {wrong}")
