#!/usr/bin/env python3
"""Makes a picture of a terminal: coloured text on standard input, a self-contained SVG on standard output."""

import html
import re
import sys

WIDTH, HEIGHT, FONT = 8.4, 17, 14  # of a character
MARGIN, BAR = 14, 30  # of the window, and the height of its title
WINDOW, EDGE, TEXT = "#16181d", "#3a3f4b", "#d7dae0"
FONTS = "'DejaVu Sans Mono','Cascadia Mono',Menlo,Consolas,monospace"
ESCAPE = re.compile(r"\x1b\[([\d;]*)m")
# The arms of box-drawing characters: up, down, left, right.
ARMS = dict(zip("│─┌┐└┘├┤┬┴┼", "ud lr dr dl ur ul udr udl dlr ulr udlr".split()))


def colour_of(number):
    """One of the 256 colours of a terminal."""
    if number < 16:
        low = 0x80 if number < 8 else 0xFF
        channels = [low if number >> k & 1 else 0 for k in range(3)]
    elif number < 232:
        cube = [0, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
        channels = [cube[(number - 16) // 6**k % 6] for k in (2, 1, 0)]
    else:
        channels = [8 + 10 * (number - 232)] * 3
    return "#%02x%02x%02x" % tuple(channels)


class Pen:
    """What the escape codes have set."""

    ink, paper, bold = TEXT, None, False

    def obey(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.ink, self.paper, self.bold = TEXT, None, False
            elif code == 1:
                self.bold = True
            elif code in (38, 48) and codes[:1] == [5]:
                setattr(self, "ink" if code == 38 else "paper", colour_of(codes[1]))
                del codes[:2]
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.ink = colour_of(code - 30 if code < 90 else code - 82)


def number(value):
    return f"{value:.1f}".removesuffix(".0")


def lines_of(arms, x, y):
    """A box-drawing character as strokes, so that walls have no gaps in any font."""
    middle_x, middle_y = x + WIDTH / 2, y + HEIGHT / 2
    ends = {"u": (middle_x, y), "d": (middle_x, y + HEIGHT), "l": (x, middle_y), "r": (x + WIDTH, middle_y)}
    start = f"M{number(middle_x)} {number(middle_y)}L"
    return "".join(start + " ".join(map(number, ends[arm])) for arm in arms)


def draw_run(run, pen, x, y):
    """A stretch of text in one style."""
    if pen.paper:
        yield f'<rect shape-rendering="crispEdges" x="{number(x)}" y="{y}" width="{number(len(run) * WIDTH)}" height="{HEIGHT}" fill="{pen.paper}"/>'
    walls = "".join(lines_of(ARMS[c], x + k * WIDTH, y) for k, c in enumerate(run) if c in ARMS)
    if walls:
        yield f'<path d="{walls}" stroke="{pen.ink}"/>'
    bold = ' font-weight="bold"' if pen.bold else ""
    for word in re.finditer(r"[^\s" + "".join(ARMS) + "]+", run):
        places = " ".join(number(x + k * WIDTH) for k in range(*word.span()))
        yield f'<text x="{places}" y="{y + 13}" fill="{pen.ink}"{bold}>{html.escape(word[0])}</text>'


def draw_line(line, pen, row):
    column = 0
    pieces = ESCAPE.split(line)
    for k, piece in enumerate(pieces):
        if k % 2 == 1:
            pen.obey(piece)
            continue
        if piece:
            yield from draw_run(piece, pen, MARGIN + column * WIDTH, BAR + MARGIN + row * HEIGHT)
        column += len(piece)


def picture(text, title):
    lines = text.rstrip("\n").split("\n")
    columns = max(len(ESCAPE.sub("", line)) for line in lines)
    width, height = round(columns * WIDTH) + 2 * MARGIN, len(lines) * HEIGHT + BAR + 2 * MARGIN
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    yield f' font-family="{FONTS}" font-size="{FONT}">'
    yield f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="9" fill="{WINDOW}" stroke="{EDGE}"/>'
    for k, light in enumerate(("#e0655c", "#e0b255", "#62b55b")):
        yield f'<circle cx="{20 + 19 * k}" cy="{BAR / 2 + 2}" r="5.5" fill="{light}"/>'
    yield f'<text x="{width / 2}" y="{BAR / 2 + 6}" fill="#8b909c" text-anchor="middle">{html.escape(title)}</text>'
    pen = Pen()
    for row, line in enumerate(lines):
        yield from draw_line(line, pen, row)
    yield "</svg>"


if __name__ == "__main__":
    print("\n".join(picture(sys.stdin.read(), sys.argv[1] if len(sys.argv) > 1 else "laguna")))
