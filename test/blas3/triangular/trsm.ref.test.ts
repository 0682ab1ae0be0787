// The TRSM references by residual, in all 16 cases, with NaN wherever nothing may be read.
import { describe, expect, it } from 'vitest';
import { trsmBlockedRef, trsmRef } from '../../../src/blas3/triangular/trsm.ref.ts';
import type { Diag, RealMat, Side, Trans, Uplo } from '../../../src/core/matrix.ts';
import {
  brokenGuards,
  copyOf,
  type Entry,
  entryOf,
  epsilon,
  normF,
  normInf,
  product,
  type Real,
  randomWindow,
  ratio,
  reals,
  window,
} from '../../lib/dense.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { some } from '../../lib/sampled.ts';

const versions = { trsmRef, trsmBlockedRef };

type Case = readonly [side: Side, uplo: Uplo, transA: Trans, diag: Diag];
const cases = (['l', 'r'] as const).flatMap((side) =>
  (['l', 'u'] as const).flatMap((uplo) =>
    (['n', 't', 'c'] as const).flatMap((transA) =>
      (['n', 'u'] as const).map((diag): Case => [side, uplo, transA, diag]),
    ),
  ),
);

/** Around the leaf of 16, and one and more levels of recursion; the last two are also multiplied by blocks. */
const sizes = [
  [0, 3],
  [3, 0],
  [1, 1],
  [2, 3],
  [5, 2],
  [9, 16],
  [16, 9],
  [17, 15],
  [15, 17],
  [33, 31],
  [65, 100],
  [100, 64],
] as const;

/** A stored with NaN where it must not be read, and its meaning as a full matrix. Its condition number is moderate. */
function triangle(prec: Real, order: number, uplo: Uplo, diag: Diag, seed: number): { A: RealMat; a: Entry } {
  const rng = mulberry32(seed);
  const inside = (i: number, j: number) => (uplo === 'l' ? i > j : i < j);
  const A = window(prec, order, order, (i, j) => {
    const x = signed(rng);
    if (i === j) return diag === 'u' ? Number.NaN : 1.5 + x / 2;
    return inside(i, j) ? x / Math.sqrt(order) : Number.NaN;
  });
  const stored = entryOf(A);
  const a: Entry = (i, j) => (i === j && diag === 'u' ? 1 : i === j || inside(i, j) ? stored(i, j) : 0);
  return { A, a };
}

describe.each(reals)('trsm reference, precision %s', (prec) => {
  // ||B - op(A) X / alpha||_inf / (||A||_inf ||X||_inf), the residual of MAGMA's and BLAS++'s testers. Substitution is row-wise
  // backward stable, with a constant that is the number of terms at worst; MAGMA allows 100 eps for any order.
  const tolerance = 100 * epsilon[prec];

  describe.each(['trsmRef', 'trsmBlockedRef'] as const)('%s', (version) => {
    const solve = versions[version];

    it.each(cases)('solves side %s, uplo %s, transA %s, diag %s', (side, uplo, transA, diag) => {
      for (const [m, n] of some(sizes, sizes.length)) {
        const order = side === 'l' ? m : n;
        const { A, a } = triangle(prec, order, uplo, diag, 100 * m + n);
        const op: Entry = (i, j) => (transA === 'n' ? a(i, j) : a(j, i));
        const B = randomWindow(prec, m, n, mulberry32(m + n));
        for (const alpha of [1, -0.48]) {
          const X = copyOf(B);
          solve(side, uplo, transA, diag, m, n, alpha, A, X);
          const [b, x] = [entryOf(B), entryOf(X)];
          const ax = side === 'l' ? product(m, n, m, op, x) : product(m, n, n, x, op);
          const residual = normInf(m, n, (i, j) => b(i, j) - ax(i, j) / alpha);
          const err = ratio(residual, normInf(order, order, a) * normInf(m, n, x));
          expect(err < tolerance, `m=${m} n=${n} alpha=${alpha}: error ${err}`).toBe(true);
          expect(brokenGuards(X, m, n)).toBe(0);
        }
      }
    });

    it.each([2, 40])('with alpha = 0 reads neither A nor B (n = %i)', (n) => {
      for (const [side, uplo, transA, diag] of cases) {
        const A = window(prec, n, n, () => Number.NaN);
        const B = window(prec, n, n, () => Number.NaN);
        solve(side, uplo, transA, diag, n, n, 0, A, B);
        expect(normF(n, n, entryOf(B))).toBe(0);
        expect(brokenGuards(B, n, n)).toBe(0);
      }
    });

    it.each([2, 40])('makes infinities of a zero on the diagonal (n = %i)', (n) => {
      const A = window(prec, n, n, (i, j) => (i === j && i !== 0 ? 1 : 0));
      const B = window(prec, n, 1, () => 1);
      solve('l', 'u', 'n', 'n', n, 1, 1, A, B);
      expect(entryOf(B)(0, 0)).toBe(Number.POSITIVE_INFINITY);
      expect(entryOf(B)(n - 1, 0)).toBe(1);
    });
  });

  it('divides by pivots whose reciprocal overflows', () => {
    const tiny = prec === 's' ? 2 ** -140 : 2 ** -1060;
    for (const side of ['l', 'r'] as const) {
      const A = window(prec, 1, 1, () => tiny);
      const B = window(prec, 1, 1, () => 3 * tiny);
      trsmRef(side, 'l', 'n', 'n', 1, 1, 1, A, B);
      expect(entryOf(B)(0, 0)).toBe(3);
    }
  });
});
