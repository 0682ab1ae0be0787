// The LASWP reference against exchanges of whole rows.
import { describe, expect, it } from 'vitest';
import { laswpRef } from '../../../src/lapack/lu/laswp.ref.ts';
import { brokenGuards, copyOf, entryOf, normF, randomWindow, reals, window } from '../../lib/dense.ts';
import { mulberry32 } from '../../lib/rng.ts';

/** Row of the original that ends up in each place. */
function permutation(m: number, k1: number, k2: number, pivots: readonly number[], forward: boolean): number[] {
  const rows = Array.from({ length: m }, (_, i) => i);
  const steps = Array.from({ length: k2 - k1 + 1 }, (_, s) => k1 - 1 + s);
  for (const i of forward ? steps : steps.reverse()) {
    const p = pivots[i]! - 1;
    [rows[i], rows[p]] = [rows[p]!, rows[i]!];
  }
  return rows;
}

describe.each(reals)('laswp reference, precision %s', (prec) => {
  it.each([
    [1, 1, 1, 1],
    [5, 3, 1, 5],
    [5, 3, 2, 4],
    [7, 4, 3, 3],
    [7, 4, 3, 2],
    [4, 0, 1, 4],
    [40, 9, 1, 33],
  ])('exchanges rows: m = %i, n = %i, rows %i to %i', (m, n, k1, k2) => {
    const rng = mulberry32(m);
    // Pivots in front of their row, behind it and on it; entries outside k1..k2 must not be used.
    const pivots = Array.from({ length: k2 }, (_, i) => (i < k1 - 1 ? 10 ** 6 : 1 + Math.floor(rng() * m)));
    const ipiv = Int32Array.from([-1, -1, ...pivots, -1]);
    const A = randomWindow(prec, m, n, rng);
    for (const forward of [true, false]) {
      const B = copyOf(A);
      laswpRef(n, B, k1, k2, ipiv, 2, forward);
      const rows = permutation(m, k1, k2, pivots, forward);
      const [a, b] = [entryOf(A), entryOf(B)];
      expect(normF(m, n, (i, j) => b(i, j) - a(rows[i]!, j))).toBe(0);
      expect(brokenGuards(B, m, n)).toBe(0);
      laswpRef(n, B, k1, k2, ipiv, 2, !forward);
      expect(B.data).toEqual(A.data);
    }
  });

  it('carries NaN and infinity along', () => {
    const A = window(prec, 3, 1, (i) => [Number.NaN, Number.POSITIVE_INFINITY, 1][i]!);
    laswpRef(1, A, 1, 2, Int32Array.of(3, 3), 0, true);
    expect([0, 1, 2].map((i) => entryOf(A)(i, 0))).toEqual([1, Number.NaN, Number.POSITIVE_INFINITY]);
  });
});
