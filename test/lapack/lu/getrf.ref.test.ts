// The LU references: backward error, equal pivots, info of singular matrices, pivots of ties and of NaN.
import { describe, expect, it } from 'vitest';
import type { RealMat } from '../../../src/core/matrix.ts';
import { getf2Ref, getrfRecursiveRef } from '../../../src/lapack/lu/getrf.ref.ts';
import {
  brokenGuards,
  copyOf,
  type Entry,
  entryOf,
  epsilon,
  normF,
  product,
  type Real,
  randomWindow,
  ratio,
  reals,
  window,
} from '../../lib/dense.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { some } from '../../lib/sampled.ts';

type Factor = (m: number, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number) => number;

const recursive =
  (nb: number): Factor =>
  (...args) =>
    getrfRecursiveRef(...args, nb);

const versions: readonly (readonly [name: string, factor: Factor])[] = [
  ['unblocked', getf2Ref],
  ['recursive', getrfRecursiveRef],
  ['recursive down to 1', recursive(1)],
  ['recursive down to 3', recursive(3)],
];

const shapes: readonly (readonly [m: number, n: number])[] = [
  [1, 1],
  [1, 5],
  [5, 1],
  [2, 2],
  [3, 4],
  [4, 3],
  [16, 16],
  [17, 17],
  [7, 40],
  [40, 7],
  [33, 20],
  [20, 33],
  [65, 65],
  [100, 70],
  [70, 100],
  [130, 130],
];

/** The pivots lie behind two guards and before one. */
const PIVOT_GUARD = -5;

interface Factored {
  readonly LU: RealMat;
  readonly pivots: number[];
  readonly info: number;
}

function run(factor: Factor, m: number, n: number, A: RealMat): Factored {
  const order = Math.min(m, n);
  const LU = copyOf(A);
  const ipiv = new Int32Array(order + 3).fill(PIVOT_GUARD);
  const info = factor(m, n, LU, ipiv, 2);
  expect([ipiv[0], ipiv[1], ipiv[order + 2]]).toEqual([PIVOT_GUARD, PIVOT_GUARD, PIVOT_GUARD]);
  expect(brokenGuards(LU, m, n)).toBe(0);
  const pivots = Array.from(ipiv.subarray(2, 2 + order));
  for (const [k, p] of pivots.entries()) expect(p > k && p <= m, `pivot ${k + 1} is ${p}`).toBe(true);
  return { LU, pivots, info };
}

/** ||P A - L U||_F / (n ||A||_F eps). LAPACK's test programs demand less than 30. */
function backwardError(prec: Real, m: number, n: number, A: RealMat, { LU, pivots }: Factored): number {
  const order = pivots.length;
  const rows = Array.from({ length: m }, (_, i) => i);
  for (const [k, p] of pivots.entries()) [rows[k], rows[p - 1]] = [rows[p - 1]!, rows[k]!];
  const [a, f] = [entryOf(A), entryOf(LU)];
  const l: Entry = (i, j) => (i === j ? 1 : i > j ? f(i, j) : 0);
  const u: Entry = (i, j) => (i <= j ? f(i, j) : 0);
  const lu = product(m, n, order, l, u);
  const difference = normF(m, n, (i, j) => a(rows[i]!, j) - lu(i, j));
  return ratio(difference, n * normF(m, n, a) * epsilon[prec]);
}

describe.each(reals)('getrf reference, precision %s', (prec) => {
  const random = (m: number, n: number) => randomWindow(prec, m, n, mulberry32(1000 * m + n));

  describe.each(versions)('%s', (_, factor) => {
    it.each(some(shapes, shapes.length))('factors %i x %i', (m, n) => {
      const A = random(m, n);
      const result = run(factor, m, n, A);
      expect(result.info).toBe(0);
      const err = backwardError(prec, m, n, A, result);
      expect(err < 30, `error ${err}`).toBe(true);
      // Partial pivoting: no multiplier exceeds 1, but for the rounding of the reciprocal.
      const f = entryOf(result.LU);
      const most = normMax(m, n, (i, j) => (i > j ? f(i, j) : 0));
      expect(most <= 1 + 2 * epsilon[prec], `largest multiplier ${most}`).toBe(true);
      expect(result.pivots).toEqual(run(getf2Ref, m, n, A).pivots);
    });

    it.each([
      [0, 0],
      [0, 3],
      [3, 0],
    ])('does nothing with %i x %i', (m, n) => {
      expect(run(factor, m, n, random(m, n)).info).toBe(0);
    });

    it.each([
      [1, 1],
      [5, 5],
      [9, 4],
      [4, 9],
      [40, 40],
      [60, 35],
      [35, 60],
    ])('reports zero columns of %i x %i', (m, n) => {
      const order = Math.min(m, n);
      const middle = Math.floor(order / 2);
      for (const zeros of [[0], [middle], [order - 1], [middle, order - 1], [0, middle]]) {
        const full = entryOf(random(m, n));
        const A = window(prec, m, n, (i, j) => (zeros.includes(j) ? 0 : full(i, j)));
        const result = run(factor, m, n, A);
        expect(result.info, `zero columns ${zeros.join()}`).toBe(Math.min(...zeros) + 1);
        const err = backwardError(prec, m, n, A, result);
        expect(err < 30, `zero columns ${zeros.join()}: error ${err}`).toBe(true);
      }
    });

    it('reports a zero column behind the square part as regular', () => {
      const full = entryOf(random(4, 9));
      expect(
        run(
          factor,
          4,
          9,
          window(prec, 4, 9, (i, j) => (j === 6 ? 0 : full(i, j))),
        ).info,
      ).toBe(0);
    });

    it.each([5, 40])('reports a zero row as the last pivot (n = %i)', (n) => {
      const full = entryOf(random(n, n));
      expect(
        run(
          factor,
          n,
          n,
          window(prec, n, n, (i, j) => (i === 1 ? 0 : full(i, j))),
        ).info,
      ).toBe(n);
    });

    it.each([5, 40])('reports rank 0 and rank 1 (n = %i)', (n) => {
      const zero = run(
        factor,
        n,
        n,
        window(prec, n, n, () => 0),
      );
      expect(zero.info).toBe(1);
      expect(zero.pivots).toEqual(Array.from({ length: n }, (_, i) => i + 1));
      expect(
        run(
          factor,
          n,
          n,
          window(prec, n, n, () => 1),
        ).info,
      ).toBe(2);
    });

    it.each([5, 40])('takes the first of equal pivots (n = %i)', (n) => {
      // |A(i,0)| = 1 throughout; U(0,0) must be A(0,0).
      const rng = mulberry32(n);
      const A = window(prec, n, n, (i, j) => (j === 0 ? (i % 2 === 0 ? -1 : 1) : signed(rng)));
      const result = run(factor, n, n, A);
      expect(result.pivots[0]).toBe(1);
      // The same in the last of the columns, where the unit diagonal keeps the earlier pivots in place.
      const B = window(prec, n + 3, n, (i, j) => (i === j ? 1 : j === n - 1 && i >= n ? (i === n ? -2 : 2) : 0));
      expect(run(factor, n + 3, n, B).pivots[n - 1]).toBe(n + 1);
    });

    it.each([
      [[1, 3, -3, 2], 2],
      [[1, Number.NaN, 5, Number.NaN], 2],
      [[Number.NaN, 1, Number.POSITIVE_INFINITY, 1], 1],
      [[1, Number.POSITIVE_INFINITY, 2, Number.NaN], 4],
      [[1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 7], 2],
      [[0, -0, 0, Number.NaN], 4],
    ])('chooses from %j', (column, pivot) => {
      const A = window(prec, 4, 1, (i) => column[i]!);
      const result = run(factor, 4, 1, A);
      expect(result.pivots).toEqual([pivot]);
      expect(result.info).toBe(0);
    });

    it.each([Number.NaN, Number.POSITIVE_INFINITY])('keeps the pivots in range with %d in A', (value) => {
      for (const [m, n] of some(shapes, shapes.length)) {
        const rng = mulberry32(m * n);
        const A = random(m, n);
        for (let count = 0; count < 3; count++) {
          A.data[A.off + Math.floor(rng() * m) + Math.floor(rng() * n) * A.ld] = value;
        }
        run(factor, m, n, A);
      }
    });

    it('divides by pivots whose reciprocal overflows', () => {
      const tiny = prec === 's' ? 2 ** -140 : 2 ** -1060;
      const A = window(prec, 3, 1, (i) => [2 * tiny, 8 * tiny, 4 * tiny][i]!);
      const result = run(factor, 3, 1, A);
      expect([0, 1, 2].map((i) => entryOf(result.LU)(i, 0))).toEqual([8 * tiny, 0.25, 0.5]);
    });
  });
});

function normMax(rows: number, cols: number, a: Entry): number {
  let most = 0;
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) most = Math.max(most, Math.abs(a(i, j)));
  return most;
}
