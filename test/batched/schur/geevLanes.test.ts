// General eigenproblems in the lanes of the CPU's vectors: the same bits on any number of threads, and of matrices that take few steps,
// many, or a permutation, beside each other and alone.
import { afterEach, describe, expect, it } from 'vitest';
import { fitsGeevLanes } from '../../../src/batched/schur/geevLanes.cpu.ts';
import { engine } from '../../../src/engine/engine.ts';
import { uniform } from '../../../testing/lib/source.ts';
import { kinds } from '../../lapack/schur/matrices.ts';
import { epsilon, reals } from '../../lib/dense.ts';
import { cpu } from '../../setup/contexts.ts';
import { callGeev, errorOf, type Found, type Square, squareOf } from './geevSupport.ts';

const e = engine()!;
const threads = e.pool.threads;
afterEach(() => {
  e.pool.threads = threads;
});

const bitsOf = ({ re, im, VL, VR, info }: Found): string =>
  [info, ...[re, im, VL, VR].map((x) => Buffer.from(x.buffer).toString('hex'))].join(' ');

describe.each(reals)('%s', (prec) => {
  it('has the same bits on any number of threads', async () => {
    const n = 6;
    const dense = squareOf(n, uniform, prec);
    const squares = Array.from(
      { length: 500 },
      (_, b): Square => ({ n, data: dense.data.map((x, k) => x * (1 + ((b * k) % 17))) }),
    );
    e.pool.threads = 1;
    const alone = (await callGeev(cpu, prec, squares)).map(bitsOf);
    expect(new Set(alone).size).toBeGreaterThan(10);
    for (const several of [2, 3]) {
      e.pool.threads = several;
      expect((await callGeev(cpu, prec, squares)).map(bitsOf)).toEqual(alone);
    }
  });

  it('matrices of all kinds have the bits that they have alone', async () => {
    for (const n of [4, 13]) {
      const squares = Object.values(kinds(n)).map((source) => squareOf(n, source, prec));
      const all = await callGeev(cpu, prec, squares);
      for (const [b, one] of squares.entries()) {
        expect(errorOf(one, all[b]!, epsilon[prec])).toBeLessThan(40);
        const [alone] = await callGeev(cpu, prec, [one]);
        expect(bitsOf(alone!)).toBe(bitsOf(all[b]!));
      }
    }
  });
});

it('is meant for orders up to 128, with vectors while a group fits into the cache', () => {
  expect([0, 1, 128, 129].map((n) => fitsGeevLanes(n, false))).toEqual([false, true, true, false]);
  expect([64, 128].map((n) => fitsGeevLanes(n, true))).toEqual([true, false]);
});
