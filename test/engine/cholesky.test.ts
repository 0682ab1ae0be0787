// Cholesky on the CPU engine against the unblocked reference: residuals, info, the other triangle; threads.
import { describe, expect, it } from 'vitest';
import type { RealMat, Uplo } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { double, single } from '../../src/engine/ops.ts';
import { POTRF_WORK, potrfEngine } from '../../src/lapack/cholesky/potrf.cpu.ts';
import { brokenGuards, entryOf, epsilon, normF, product, type Real, ratio, reals, window } from '../lib/dense.ts';
import { resident, sameBits, withThreads } from '../lib/resident.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';

const e = engine()!;
const UPLOS = ['l', 'u'] as const;
/** What the other triangle holds. */
const OTHER = -1e10;
const inside = (uplo: Uplo, i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);

/** Symmetric with a dominant diagonal, in one triangle; `change` may spoil an element of it. */
function matrix(prec: Real, n: number, uplo: Uplo, change: (i: number, j: number, x: number) => number): RealMat {
  const rng = mulberry32(n + 7);
  const values = Float64Array.from({ length: n * n }, () => signed(rng));
  return window(prec, n, n, (i, j) => {
    if (!inside(uplo, i, j)) return OTHER;
    const [row, column] = i >= j ? [i, j] : [j, i];
    return change(row, column, row === column ? n + 1 : values[row + column * n]!);
  });
}

function factor(prec: Real, n: number, uplo: Uplo, A: RealMat, nb = 0) {
  const r = prec === 'd' ? double : single;
  const L = resident(e, A);
  const work = e.heap.take(POTRF_WORK * r.bytes)!;
  const info = potrfEngine(e, r, uplo, n, L.place, work, nb);
  e.heap.release(work);
  expect(brokenGuards(L, n, n)).toBe(0);
  const x = entryOf(L);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++)
      if (!inside(uplo, i, j) && x(i, j) !== OTHER) throw new Error(`(${i}, ${j}) was written`);
  }
  return { L, info };
}

/** ||A - L L^T||_F / (n ||A||_F eps) on the triangle. LAPACK's test programs demand less than 30. */
function backwardError(prec: Real, n: number, uplo: Uplo, A: RealMat, L: RealMat): number {
  const [a, f] = [entryOf(A), entryOf(L)];
  const lower = (i: number, j: number) => (i < j ? 0 : uplo === 'l' ? f(i, j) : f(j, i));
  const llt = product(n, n, n, lower, (i, j) => lower(j, i));
  const difference = normF(n, n, (i, j) => (inside(uplo, i, j) ? a(i, j) - llt(i, j) : 0));
  return ratio(difference, n * epsilon[prec] * normF(n, n, (i, j) => (inside(uplo, i, j) ? a(i, j) : 0)));
}

const same = (_i: number, _j: number, x: number): number => x;

describe.each(reals)('Cholesky on the engine, precision %s', (prec) => {
  describe.each(UPLOS)('uplo %s', (uplo) => {
    it('factors orders 0 to 70 and around larger blocks', () => {
      const orders = [...Array.from({ length: 20 }, (_, i) => i), 31, 32, 33, 47, 63, 64, 65, 70, 96, 97, 129, 200];
      for (const n of some(orders, orders.length)) {
        const A = matrix(prec, n, uplo, same);
        const { L, info } = factor(prec, n, uplo, A);
        expect(info).toBe(0);
        const error = backwardError(prec, n, uplo, A, L);
        expect(error < 30, `order ${n}: error ${error}`).toBe(true);
      }
    });

    it.each([1, 3, 20, 50])(
      'factors in panels of %i columns, with lookahead, and reports the first bad minor',
      (nb) => {
        for (const n of [0, 1, 2, 3, 4, 5, 7, 19, 20, 21, 33, 40, 63, 70]) {
          const A = matrix(prec, n, uplo, same);
          const { L, info } = factor(prec, n, uplo, A, nb);
          expect(info).toBe(0);
          const error = backwardError(prec, n, uplo, A, L);
          expect(error < 30, `order ${n}: error ${error}`).toBe(true);
          for (const bad of n === 0 ? [] : [0, Math.floor(n / 2), n - 1]) {
            const spoilt = matrix(prec, n, uplo, (i, j, x) => (i === bad && j === bad ? -1 : x));
            expect(factor(prec, n, uplo, spoilt, nb).info).toBe(bad + 1);
          }
        }
      },
    );

    it.each([1, 2, 5, 31, 32, 33, 70, 200])('reports what is not positive definite (n = %i)', (n) => {
      for (const bad of new Set([0, Math.floor(n / 3), Math.floor(n / 2), n - 1])) {
        for (const value of [0, -0, -1, Number.NaN, Number.NEGATIVE_INFINITY]) {
          const A = matrix(prec, n, uplo, (i, j, x) => (i === bad && j === bad ? value : x));
          expect(factor(prec, n, uplo, A).info, `${value} in row ${bad}`).toBe(bad + 1);
        }
        // NaN or infinity off the diagonal spoils the minor of its row.
        for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
          if (bad === 0) continue;
          const A = matrix(prec, n, uplo, (i, j, x) => (i === bad && j === 0 ? value : x));
          expect(factor(prec, n, uplo, A).info, `${value} in (${bad}, 0)`).toBe(bad + 1);
        }
      }
    });

    it('gives the same bits on 1 to 4 threads', () => {
      for (const n of [150, 300]) {
        const A = matrix(prec, n, uplo, same);
        let first: RealMat['data'] | undefined;
        withThreads(e, () => {
          const { L } = factor(prec, n, uplo, A);
          first ??= L.data;
          expect(sameBits(L.data, first)).toBe(true);
        });
      }
    });
  });
});
