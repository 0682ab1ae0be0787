// The LAPMR reference against rows that are looked up one by one, forward, backward, and with a k that is no permutation.
import { describe, expect, it } from 'vitest';
import type { FieldMat } from '../../../src/core/matrix.ts';
import { lapmrRef } from '../../../src/lapack/lu/lapmr.ref.ts';
import { brokenPairGuards, pairCopy, pairOf, pairs, randomPairs } from '../../lib/complexDense.ts';
import { brokenGuards, copyOf, entryOf, randomWindow, reals, window } from '../../lib/dense.ts';
import { mulberry32, type Rng } from '../../lib/rng.ts';

/** 0, ..., m-1 in some order. */
function shuffled(m: number, rng: Rng): number[] {
  const keys = Array.from({ length: m }, () => rng());
  return keys.map((_, i) => i).sort((i, j) => keys[i]! - keys[j]!);
}

const SIZES = [
  [1, 1],
  [2, 3],
  [5, 0],
  [9, 4],
  [40, 7],
] as const;

/** k between cells that are no rows. */
const between = (rows: readonly number[]): Int32Array => Int32Array.from([-7, -7, ...rows.map((i) => i + 1), -7]);

describe.each(reals)('lapmr reference, precision %s', (prec) => {
  it.each(SIZES)('moves the rows, and back: m = %i, n = %i', (m, n) => {
    const rng = mulberry32(m);
    const rows = shuffled(m, rng);
    const X = randomWindow(prec, m, n, rng);
    const Y = copyOf(X);
    lapmrRef(true, m, n, Y, between(rows), 2);
    const [x, y] = [entryOf(X), entryOf(Y)];
    for (let j = 0; j < n; j++) for (let i = 0; i < m; i++) expect(y(i, j)).toBe(x(rows[i]!, j));
    expect(brokenGuards(Y, m, n)).toBe(0);
    lapmrRef(false, m, n, Y, between(rows), 2);
    expect(Y.data).toEqual(X.data);
  });

  it('leaves rows alone that no entry moves, and stays inside X', () => {
    const lines = (X: FieldMat & { parts?: 1 | undefined }) => [0, 1, 2, 3].map((i) => entryOf(X)(i, 0));
    const moved = (forward: boolean, k: readonly number[]) => {
      const X = window(prec, 4, 1, (i) => 10 + i);
      lapmrRef(forward, 4, 1, X, Int32Array.from(k), 0);
      expect(brokenGuards(X, 4, 1)).toBe(0);
      return lines(X);
    };
    expect(moved(true, [2, 2, 0, 5])).toEqual([11, 11, 12, 13]);
    expect(moved(false, [2, 2, 0, 5])).toEqual([10, 11, 12, 13]);
    expect(moved(true, [-1, 2 ** 31 - 1, -(2 ** 31), 1])).toEqual([10, 11, 12, 10]);
    expect(moved(false, [-1, 2 ** 31 - 1, -(2 ** 31), 1])).toEqual([13, 11, 12, 13]);
  });
});

describe.each(pairs)('lapmr reference, precision %s', (prec) => {
  it.each(SIZES)('moves both parts: m = %i, n = %i', (m, n) => {
    const rng = mulberry32(m + 1);
    const rows = shuffled(m, rng);
    const X = randomPairs(prec, m, n, rng);
    const Y = pairCopy(X);
    lapmrRef(true, m, n, Y, between(rows), 2);
    const [x, y] = [pairOf(X), pairOf(Y)];
    for (let j = 0; j < n; j++) for (let i = 0; i < m; i++) expect(y(i, j)).toEqual(x(rows[i]!, j));
    expect(brokenPairGuards(Y, m, n)).toBe(0);
    lapmrRef(false, m, n, Y, between(rows), 2);
    expect(Y.data).toEqual(X.data);
  });
});
