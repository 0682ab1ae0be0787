// Where operands of a ragged batch meet: windows that share their last or first element only, and windows that only touch.
import { expect, it } from 'vitest';
import { sgemmVbatched } from '../../src/index.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { cpu } from '../setup/contexts.ts';

type Offsets = readonly number[];

const X = cpu.alloc('s', 100);
const elsewhere = cpu.alloc('s', 64);

/** Products of 2 x 2 matrices, A and C in one buffer: each is four elements. */
function call(offsetsA: Offsets, offsetsC: Offsets): Promise<void> {
  const two = offsetsC.map(() => 2);
  const sizes = { m: two, n: two, k: two, lda: two, ldb: two, ldc: two };
  return sgemmVbatched(cpu.queue, { ...sizes, A: X, offsetsA, B: elsewhere, offsetsB: two, C: X, offsetsC });
}

/** The same with A in front of all that is written. */
const results = (offsetsC: Offsets): Promise<void> => call(new Array(offsetsC.length).fill(0), offsetsC);

it.each<[string, Offsets, Offsets]>([
  ['the last of C is the first of A', [10], [7]],
  ['the last of A is the first of C', [10], [13]],
  ['so for one pair of many, in the middle', [20, 40, 60], [0, 43, 80]],
  ['so for one pair of many, out of order', [60, 20, 40], [80, 37, 0]],
  ['at the end of all', [0, 90], [40, 93]],
])('operands that share one element are refused: %s', async (_, offsetsA, offsetsC) => {
  expectRefusal(await rejectionOf(() => call(offsetsA, offsetsC)), { argument: 'C' }, /overlaps A/);
});

it.each<[string, Offsets, Offsets]>([
  ['in front', [10], [6]],
  ['behind', [10], [14]],
  ['between', [20, 40, 60], [36, 24, 44]],
  ['out of order', [60, 20, 40], [64, 56, 16]],
])('operands that touch are taken: %s', async (_, offsetsA, offsetsC) => {
  await expect(call(offsetsA, offsetsC)).resolves.toBeUndefined();
});

it.each<[string, Offsets, number, number]>([
  ['in order', [50, 53], 0, 1],
  ['out of order', [53, 50], 1, 0],
  ['one pair of many', [50, 70, 60, 73, 80], 1, 3],
])('results that share one element with each other are refused: %s', async (_, offsetsC, first, second) => {
  const rule = new RegExp(`matrices ${first} and ${second} share elements`);
  expectRefusal(await rejectionOf(() => results(offsetsC)), { argument: 'C' }, rule);
});

it.each<[string, Offsets]>([
  ['in order', [50, 54, 58]],
  ['out of order', [58, 50, 54]],
])('results that touch each other are taken: %s', async (_, offsetsC) => {
  await expect(results(offsetsC)).resolves.toBeUndefined();
});
