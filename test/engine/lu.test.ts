// LU on the CPU engine against the unblocked reference: pivots, info, residuals; NaN, infinity, zero columns; threads.
import { describe, expect, it } from 'vitest';
import type { RealMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { double, single } from '../../src/engine/ops.ts';
import { getrfEngine } from '../../src/lapack/lu/getrf.cpu.ts';
import { getf2Ref } from '../../src/lapack/lu/getrf.ref.ts';
import { laswpEngine } from '../../src/lapack/lu/laswp.cpu.ts';
import { laswpRef } from '../../src/lapack/lu/laswp.ref.ts';
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
} from '../lib/dense.ts';
import { resident, sameBits, withThreads } from '../lib/resident.ts';
import { mulberry32 } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';

const e = engine()!;
const PIVOT_GUARD = -5;

interface Factored {
  readonly LU: RealMat;
  readonly pivots: readonly number[];
  readonly info: number;
}

/** Factors a copy, with pivots between guards; pivots must be rows that were not used before. */
function factor(prec: Real, m: number, n: number, A: RealMat, nb = 0): Factored {
  const order = Math.min(m, n);
  const LU = resident(e, A);
  const at = e.heap.take(4 * (order + 2))!;
  const ipiv = e.heap.view(Int32Array, at, order + 2).fill(PIVOT_GUARD);
  const info = getrfEngine(e, prec === 'd' ? double : single, m, n, LU.place, at + 4, nb);
  const pivots = Array.from(ipiv.subarray(1, order + 1));
  expect([ipiv[0], ipiv[order + 1]]).toEqual([PIVOT_GUARD, PIVOT_GUARD]);
  e.heap.release(at);
  expect(brokenGuards(LU, m, n)).toBe(0);
  expect(pivots.every((p, k) => p > k && p <= m)).toBe(true);
  return { LU, pivots, info };
}

function expected(m: number, n: number, A: RealMat): Factored {
  const LU = copyOf(A);
  const ipiv = new Int32Array(Math.min(m, n));
  const info = getf2Ref(m, n, LU, ipiv, 0);
  return { LU, pivots: Array.from(ipiv), info };
}

/** ||P A - L U||_F / (n ||A||_F eps). LAPACK's test programs demand less than 30. */
function backwardError(prec: Real, m: number, n: number, A: RealMat, { LU, pivots }: Factored): number {
  const rows = Array.from({ length: m }, (_, i) => i);
  for (const [k, p] of pivots.entries()) [rows[k], rows[p - 1]] = [rows[p - 1]!, rows[k]!];
  const [a, f] = [entryOf(A), entryOf(LU)];
  const l: Entry = (i, j) => (i === j ? 1 : i > j ? f(i, j) : 0);
  const u: Entry = (i, j) => (i <= j ? f(i, j) : 0);
  const lu = product(m, n, pivots.length, l, u);
  const difference = normF(m, n, (i, j) => a(rows[i]!, j) - lu(i, j));
  return ratio(difference, n * normF(m, n, a) * epsilon[prec]);
}

const SHAPES: readonly (readonly [m: number, n: number])[] = [
  ...[1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 23, 31, 32, 33, 47, 63, 64, 65, 70].map((n) => [n, n] as const),
  ...[127, 128, 129, 200].map((n) => [n, n] as const),
  [1, 9],
  [9, 1],
  [70, 8],
  [8, 70],
  [300, 20],
  [20, 300],
  [150, 65],
  [65, 150],
  [200, 129],
  [129, 200],
];

describe.each(reals)('LU on the engine, precision %s', (prec) => {
  const random = (m: number, n: number) => randomWindow(prec, m, n, mulberry32(1000 * m + n));

  it.each(some(SHAPES, SHAPES.length))('factors %i x %i with the pivots of the reference', (m, n) => {
    const A = random(m, n);
    const found = factor(prec, m, n, A);
    expect(found.info).toBe(0);
    expect(found.pivots).toEqual(expected(m, n, A).pivots);
    const error = backwardError(prec, m, n, A, found);
    expect(error < 30, `error ${error}`).toBe(true);
  });

  it.each([1, 3, 20])(
    'factors in panels of %i columns, with lookahead, with the pivots and the info of the reference',
    (nb) => {
      for (const [m, n] of SHAPES.filter(([m, n]) => m <= 70 && n <= 70)) {
        const A = random(m, n);
        if (n === 33) A.data.fill(0, A.off + 17 * A.ld, A.off + 17 * A.ld + m);
        const found = factor(prec, m, n, A, nb);
        const reference = expected(m, n, A);
        expect([found.info, ...found.pivots]).toEqual([reference.info, ...reference.pivots]);
        const error = backwardError(prec, m, n, A, found);
        expect(error < 30, `${m} x ${n}: error ${error}`).toBe(true);
      }
    },
  );

  it.each([
    [5, 5],
    [40, 40],
    [130, 130],
    [150, 70],
    [70, 150],
  ])('reports zero columns of %i x %i and goes on', (m, n) => {
    const order = Math.min(m, n);
    const middle = Math.floor(order / 2);
    const full = entryOf(random(m, n));
    for (const zeros of [[0], [middle], [order - 1], [middle, order - 1], [0, middle]]) {
      const A = window(prec, m, n, (i, j) => (zeros.includes(j) ? 0 : full(i, j)));
      const found = factor(prec, m, n, A);
      expect(found.info, `zero columns ${zeros.join()}`).toBe(zeros[0]! + 1);
      const error = backwardError(prec, m, n, A, found);
      expect(error < 30, `zero columns ${zeros.join()}: error ${error}`).toBe(true);
    }
  });

  it('takes the first of equal pivots, in vectors and behind them', () => {
    for (let m = 1; m <= 19; m++) {
      for (let first = 0; first < m; first++) {
        const A = window(prec, m, 1, (i) => (i < first ? -1 : i % 2 === 0 ? -2 : 2));
        expect(factor(prec, m, 1, A).pivots).toEqual([first + 1]);
      }
    }
  });

  it('takes the first NaN wherever it stands, also behind infinity, and keeps its pivots in range', () => {
    for (let m = 1; m <= 19; m++) {
      for (let first = 0; first < m; first++) {
        const A = window(prec, m, 1, (i) =>
          i >= first && (i - first) % 3 === 0 ? Number.NaN : Number.POSITIVE_INFINITY,
        );
        expect(factor(prec, m, 1, A).pivots).toEqual([first + 1]);
      }
    }
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      for (const [m, n] of SHAPES) {
        const A = random(m, n);
        A.data[A.off + Math.floor(m / 2) + Math.floor(n / 3) * A.ld] = value;
        factor(prec, m, n, A);
      }
    }
  });

  it('has zeros, negative zeros among them, for a matrix of rank 0, and info 2 for rank 1', () => {
    for (const n of [5, 70]) {
      const zero = factor(
        prec,
        n,
        n,
        window(prec, n, n, (i) => (i % 2 === 0 ? -0 : 0)),
      );
      expect(zero.info).toBe(1);
      expect(zero.pivots).toEqual(Array.from({ length: n }, (_, i) => i + 1));
      expect(
        factor(
          prec,
          n,
          n,
          window(prec, n, n, () => 1),
        ).info,
      ).toBe(2);
    }
  });

  it('divides by pivots whose reciprocal overflows', () => {
    const tiny = prec === 's' ? 2 ** -140 : 2 ** -1060;
    const A = window(prec, 3, 1, (i) => [2 * tiny, 8 * tiny, 4 * tiny][i]!);
    const { LU } = factor(prec, 3, 1, A);
    expect([0, 1, 2].map((i) => entryOf(LU)(i, 0))).toEqual([8 * tiny, 0.25, 0.5]);
  });

  it.each([
    [200, 200],
    [300, 150],
    [150, 300],
    [660, 660],
  ])('gives %i x %i the same bits on 1 to 4 threads', (m, n) => {
    const A = random(m, n);
    let first: Factored | undefined;
    withThreads(e, () => {
      const found = factor(prec, m, n, A);
      first ??= found;
      expect(sameBits(found.LU.data, first.LU.data)).toBe(true);
      expect(found.pivots).toEqual(first.pivots);
    });
    if (m < 660) expect(backwardError(prec, m, n, A, first!) < 30).toBe(true);
  });

  it('interchanges rows both ways, on 1 to 4 threads', () => {
    const [m, n] = [90, 403];
    const rng = mulberry32(5);
    const ipiv = Int32Array.from({ length: m }, (_, i) => 1 + i + Math.floor(rng() * (m - i)));
    const at = e.heap.take(4 * m)!;
    e.heap.view(Int32Array, at, m).set(ipiv);
    const A = random(m, n);
    withThreads(e, () => {
      for (const forward of [true, false]) {
        const wanted = copyOf(A);
        laswpRef(n, wanted, 4, 80, ipiv, 0, forward);
        const found = resident(e, A);
        laswpEngine(e, prec === 'd' ? double : single, n, found.place, at, 3, 80, forward);
        expect(sameBits(found.data, wanted.data)).toBe(true);
      }
    });
    e.heap.release(at);
  });
});
