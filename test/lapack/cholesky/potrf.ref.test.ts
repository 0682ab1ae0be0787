// The Cholesky references: backward error, the other triangle, info of what is not positive definite, solves.
import { describe, expect, it } from 'vitest';
import type { RealMat, Uplo } from '../../../src/core/matrix.ts';
import { posvRef } from '../../../src/lapack/cholesky/posv.ref.ts';
import { potf2Ref, potrfRef } from '../../../src/lapack/cholesky/potrf.ref.ts';
import { potrsRef } from '../../../src/lapack/cholesky/potrs.ref.ts';
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

const ORDERS = some([1, 2, 3, 4, 15, 16, 17, 31, 32, 33, 65, 100], 15);
/** What the other triangle holds: it must be neither read nor written. */
const OTHER = Number.NaN;
const inside = (uplo: Uplo, i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);

/** One triangle of a symmetric matrix with `diagonal` on its diagonal and numbers on (-1,1) beside it. */
function triangleOf(prec: Real, n: number, uplo: Uplo, diagonal: (i: number) => number): RealMat {
  const rng = mulberry32(n);
  const values = Float64Array.from({ length: n * n }, () => signed(rng));
  return window(prec, n, n, (i, j) => {
    if (!inside(uplo, i, j)) return OTHER;
    return i === j ? diagonal(i) : values[Math.max(i, j) + Math.min(i, j) * n]!;
  });
}

const symmetric = (A: RealMat, uplo: Uplo): Entry => {
  const a = entryOf(A);
  return (i, j) => (inside(uplo, i, j) ? a(i, j) : a(j, i));
};

function expectOtherKept(A: RealMat, n: number, uplo: Uplo): void {
  const a = entryOf(A);
  let written = 0;
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) if (!inside(uplo, i, j) && a(i, j) === a(i, j)) written++;
  expect(written).toBe(0);
  expect(brokenGuards(A, n, n)).toBe(0);
}

type Factor = (uplo: Uplo, n: number, A: RealMat) => number;
const recursive =
  (nb: number): Factor =>
  (uplo, n, A) =>
    potrfRef(uplo, n, A, nb);

describe.each(reals)('Cholesky references, precision %s', (prec) => {
  describe.each<[name: string, factor: Factor]>([
    ['unblocked', potf2Ref],
    ['recursive', potrfRef],
    ['recursive down to 1', recursive(1)],
    ['recursive down to 3', recursive(3)],
  ])('%s', (_, factor) => {
    describe.each(['l', 'u'] as const)('uplo %s', (uplo) => {
      it.each(ORDERS)('factors order %i', (n) => {
        const A = triangleOf(prec, n, uplo, () => n);
        const F = copyOf(A);
        expect(factor(uplo, n, F)).toBe(0);
        expectOtherKept(F, n, uplo);
        const [a, f] = [symmetric(A, uplo), entryOf(F, uplo === 'l' ? 'n' : 't')];
        const l: Entry = (i, j) => (i >= j ? f(i, j) : 0);
        const llt = product(n, n, n, l, (i, j) => l(j, i));
        const error = ratio(
          normF(n, n, (i, j) => a(i, j) - llt(i, j)),
          n * normF(n, n, a) * epsilon[prec],
        );
        expect(error < 30, `error ${error}`).toBe(true);
      });

      it('does nothing with order 0', () => {
        expect(
          factor(
            uplo,
            0,
            window(prec, 0, 0, () => 0),
          ),
        ).toBe(0);
      });

      it.each(ORDERS)('reports the first bad minor (n = %i)', (n) => {
        for (const bad of new Set([0, Math.floor(n / 2), n - 1])) {
          for (const value of [0, -0, -1, Number.NaN, Number.NEGATIVE_INFINITY]) {
            const A = triangleOf(prec, n, uplo, (i) => (i >= bad ? value : n));
            expect(factor(uplo, n, A)).toBe(bad + 1);
            expectOtherKept(A, n, uplo);
          }
        }
      });

      it('reports an indefinite matrix with a positive diagonal', () => {
        const A = window(prec, 2, 2, (i, j) => (inside(uplo, i, j) ? (i === j ? 1 : 2) : OTHER));
        expect(factor(uplo, 2, A)).toBe(2);
      });
    });
  });

  it.each(['l', 'u'] as const)('potrs and posv solve, and posv leaves B alone when it cannot (uplo %s)', (uplo) => {
    for (const n of [1, 2, 17, 40]) {
      const A = triangleOf(prec, n, uplo, () => n + 1);
      const B = randomWindow(prec, n, 3, mulberry32(n));
      const [F, X] = [copyOf(A), copyOf(B)];
      expect(posvRef(uplo, n, 3, F, X)).toBe(0);
      const ax = product(n, 3, n, symmetric(A, uplo), entryOf(X));
      const b = entryOf(B);
      const residual = normInf(n, 3, (i, j) => b(i, j) - ax(i, j));
      const error = ratio(residual, n * normInf(n, n, symmetric(A, uplo)) * normInf(n, 3, entryOf(X)) * epsilon[prec]);
      expect(error < 30, `error ${error}`).toBe(true);
      const again = copyOf(B);
      potrsRef(uplo, n, 3, F, again);
      expect(again.data).toEqual(X.data);
      const bad = triangleOf(prec, n, uplo, (i) => (i === n - 1 ? -1 : n + 1));
      expect(posvRef(uplo, n, 3, bad, again)).toBe(n);
      expect(again.data).toEqual(X.data);
    }
  });
});
