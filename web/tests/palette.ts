// Makes pictures small: a PNG of at most 256 colours, chosen by median cut.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint32Array; // a pixel each, 0xRRGGBB
}

const kSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const kColours = 256;

function* chunksOf(png: Buffer): Generator<{ readonly name: string; readonly body: Buffer }> {
  for (let at = kSignature.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { name: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** What the filter of a line predicts for a byte from those left of it, above it, and above left. */
function predict(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}

/** Reads what browsers write: eight bits a channel, RGB or RGBA, not interlaced. */
function read(png: Buffer): Picture {
  const chunks = [...chunksOf(png)];
  const head = chunks.find(({ name }) => name === 'IHDR')?.body ?? Buffer.alloc(13);
  const [width, height, depth] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const lines = inflateSync(
    Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body)),
  );
  const stride = width * depth;
  const bytes = new Uint8Array(stride * height);
  const byteAt = (y: number, x: number) => (y < 0 || x < 0 ? 0 : (bytes[y * stride + x] ?? 0));
  for (let y = 0; y < height; ++y) {
    const filter = lines[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; ++x) {
      const expected = predict(filter, byteAt(y, x - depth), byteAt(y - 1, x), byteAt(y - 1, x - depth));
      bytes[y * stride + x] = (lines[y * (stride + 1) + 1 + x] ?? 0) + expected;
    }
  }
  const part = (i: number) => bytes[i] ?? 0;
  const colours = Uint32Array.from({ length: width * height }, (_, i) => {
    const at = i * depth;
    return (part(at) << 16) | (part(at + 1) << 8) | part(at + 2);
  });
  return { width, height, colours };
}

type Counted = readonly [colour: number, count: number];
interface Box {
  readonly colours: readonly Counted[];
  readonly shift: number; // of the channel in which they differ most
  readonly weight: number;
}

const channel = (colour: number, shift: number): number => (colour >> shift) & 255;

function box(colours: readonly Counted[]): Box {
  const ranges = [16, 8, 0].map((shift) => {
    const values = colours.map(([colour]) => channel(colour, shift));
    const most = values.reduce((a, b) => Math.max(a, b), 0);
    return { shift, range: most - values.reduce((a, b) => Math.min(a, b), 255) };
  });
  const widest = ranges.reduce((a, b) => (b.range > a.range ? b : a));
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  return { colours, shift: widest.shift, weight: widest.range * Math.sqrt(pixels) };
}

function split({ colours, shift }: Box): readonly [Box, Box] {
  const sorted = colours.toSorted(([a], [b]) => channel(a, shift) - channel(b, shift));
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  let below = 0;
  const found = sorted.findIndex(([, count]) => (below += count) >= half);
  const middle = Math.min(Math.max(found, 1), sorted.length - 1);
  return [box(sorted.slice(0, middle)), box(sorted.slice(middle))];
}

function boxesOf(colours: Uint32Array): readonly Box[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = [box([...counts])];
  while (boxes.length < kColours) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (widest.weight === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...split(widest));
  }
  return boxes;
}

function middleOf({ colours }: Box): readonly number[] {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0);
  return [16, 8, 0].map((shift) =>
    Math.round(colours.reduce((sum, [colour, count]) => sum + channel(colour, shift) * count, 0) / pixels),
  );
}

/** The same picture with a palette. */
export function smaller(png: Buffer): Buffer {
  const { width, height, colours } = read(png);
  const boxes = boxesOf(colours);
  const index = new Map(boxes.flatMap((one, i) => one.colours.map(([colour]) => [colour, i] as const)));
  const lines = Buffer.alloc((width + 1) * height);
  for (const [i, colour] of colours.entries())
    lines[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = index.get(colour) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    kSignature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(boxes.flatMap(middleOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
