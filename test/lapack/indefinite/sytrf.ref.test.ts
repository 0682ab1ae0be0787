// The Bunch-Kaufman references: LAPACK's test matrices, 2 x 2 pivots, ties, info, NaN; and solution by both ways.
import { describe, expect, it } from 'vitest';
import type { RealMat, Uplo } from '../../../src/core/matrix.ts';
import { sytrfBlockedRef } from '../../../src/lapack/indefinite/lasyf.ref.ts';
import { sytf2Ref } from '../../../src/lapack/indefinite/sytrf.ref.ts';
import { sytrsRef } from '../../../src/lapack/indefinite/sytrs.ref.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { sytrfError } from '../../../testing/lib/residualsSy.ts';
import { brokenGuards, copyOf, epsilon, randomWindow, reals } from '../../lib/dense.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { some } from '../../lib/sampled.ts';
import {
  expectedInfo,
  NEED_BLOCKS,
  OTHER,
  symmetricOf,
  symmetricType,
  TYPES,
  triangleWindow,
  zeroRow,
} from '../../lib/symmetricTypes.ts';

type Factor = (uplo: Uplo, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number) => number;

const versions: readonly (readonly [name: string, factor: Factor])[] = [
  ['unblocked', sytf2Ref],
  ...[1, 2, 3, 8].map((nb) => [`blocked by ${nb}`, (...args) => sytrfBlockedRef(...args, nb)] as [string, Factor]),
  ['blocked', sytrfBlockedRef],
];

const SIZES = some([1, 2, 3, 5, 10, 33, 50], 9);
const PIVOT_GUARD = 77;

function run(factor: Factor, uplo: Uplo, n: number, A: RealMat) {
  const F = copyOf(A);
  const ipiv = new Int32Array(n + 3).fill(PIVOT_GUARD);
  const info = factor(uplo, n, F, ipiv, 2);
  expect([ipiv[0], ipiv[1], ipiv[n + 2]]).toEqual([PIVOT_GUARD, PIVOT_GUARD, PIVOT_GUARD]);
  expect(brokenGuards(F, n, n)).toBe(0);
  let strays = 0;
  for (let j = 0; j < n; j++) {
    const [from, to] = uplo === 'l' ? [0, j] : [j + 1, n];
    for (let i = from; i < to; i++) if (F.data[F.off + i + j * F.ld] !== OTHER) strays++;
  }
  expect(strays).toBe(0);
  return { F, info, pivots: Array.from(ipiv.subarray(2, 2 + n)) };
}

const inRange = (pivots: readonly number[]): boolean =>
  pivots.every((p) => Number.isInteger(p) && Math.abs(p) >= 1 && Math.abs(p) <= pivots.length);

describe.each(reals)('sytrf reference, precision %s', (prec) => {
  const eps = epsilon[prec];
  const rounded = (a: Float64Array): Float64Array => (prec === 's' ? Float64Array.from(new Float32Array(a)) : a);

  describe.each(versions)('%s', (_, factor) => {
    describe.each(['l', 'u'] as const)('%s', (uplo) => {
      const judge = (n: number, a: Float64Array) => {
        const { F, info, pivots } = run(factor, uplo, n, triangleWindow(prec, uplo, n, a));
        const error = sytrfError(matrixView(a, n, n), matrixView(F.data, n, n, F.ld, F.off), uplo, pivots);
        expect(error / eps < 30, `n = ${n}: error ${error / eps}`).toBe(true);
        return { info, pivots };
      };

      it.each(TYPES)('factors type %i', (type) => {
        for (const n of SIZES) {
          const { info, pivots } = judge(n, rounded(symmetricType(prec, type, n)));
          const zero = zeroRow(type, n);
          // Of several zero rows the first that is met counts, wherever it was
          if (type === 6) expect(info > 0).toBe(true);
          else expect(info, `n = ${n}`).toBe(zero < 0 ? 0 : expectedInfo(zero, pivots));
        }
      });

      it.each(Object.keys(NEED_BLOCKS))('factors %s by 2 x 2 pivots', (kind) => {
        for (const n of some([2, 4, 10, 32, 50], 6)) {
          const { info, pivots } = judge(n, rounded(symmetricOf(n, NEED_BLOCKS[kind]!(n, new Random()))));
          expect(info).toBe(0);
          expect(pivots.filter((p) => p < 0).length > 0).toBe(true);
        }
      });

      it('takes pivots as the unblocked one does', () => {
        for (const n of [10, 50, 90]) {
          const a = rounded(symmetricOf(n, NEED_BLOCKS['a zero diagonal']!(n, new Random())));
          const A = triangleWindow(prec, uplo, n, a);
          expect(run(factor, uplo, n, A).pivots).toEqual(run(sytf2Ref, uplo, n, A).pivots);
        }
      });

      it('takes the first of equals in storage', () => {
        // |A(i, 0)| equal for all i ('u': |A(i, 4)|), with diagonals that make row 1 the 1 x 1 pivot.
        const a = symmetricOf(5, (i, j) => (i === j ? [0, 9, 9, 9, 0][i]! : j === 0 || i === 4 ? 1 : 0.1));
        const { pivots } = run(factor, uplo, 5, triangleWindow(prec, uplo, 5, a));
        expect(uplo === 'l' ? pivots[0] : pivots[4]).toBe(uplo === 'l' ? 2 : -1);
      });

      it('does nothing with n = 0', () => {
        expect(factor(uplo, 0, triangleWindow(prec, uplo, 0, []), new Int32Array(0), 0)).toBe(0);
      });

      it('reports a zero matrix', () => {
        for (const n of [1, 4, 40]) {
          const { info, pivots } = judge(n, new Float64Array(n * n));
          expect(info).toBe(uplo === 'l' ? 1 : n);
          expect(pivots).toEqual(Array.from({ length: n }, (_, i) => i + 1));
        }
      });

      it.each([Number.NaN, Number.POSITIVE_INFINITY])('keeps the pivots in range with %d in A', (value) => {
        for (const n of SIZES) {
          for (const [i, j] of [
            [0, 0],
            [n - 1, 0],
            [n - 1, n - 1],
            [n >> 1, n >> 2],
          ] as const) {
            const a = symmetricOf(n, NEED_BLOCKS['a tiny diagonal']!(n, new Random()));
            a[i + j * n] = value;
            a[j + i * n] = value;
            const { F, pivots } = run(factor, uplo, n, triangleWindow(prec, uplo, n, a));
            expect(inRange(pivots)).toBe(true);
            const x = randomWindow(prec, n, 1, mulberry32(n));
            sytrsRef(uplo, n, 1, F, Int32Array.from(pivots), 0, x);
            const solution = Array.from(x.data.subarray(x.off, x.off + n));
            if (Number.isNaN(value)) expect(solution.some(Number.isNaN), `n = ${n}, ${i}, ${j}`).toBe(true);
          }
        }
      });
    });
  });

  it.each(['l', 'u'] as const)('solves with the factors (%s)', (uplo) => {
    for (const n of SIZES) {
      for (const kind of Object.keys(NEED_BLOCKS)) {
        if (n % 2 === 1) continue; // singular ones
        const a = rounded(symmetricOf(n, NEED_BLOCKS[kind]!(n, new Random())));
        const { F, pivots } = run(sytf2Ref, uplo, n, triangleWindow(prec, uplo, n, a));
        const B = randomWindow(prec, n, 3, mulberry32(n));
        const X = copyOf(B);
        sytrsRef(uplo, n, 3, F, Int32Array.from(pivots), 0, X);
        const view = (x: RealMat) => matrixView(x.data, n, 3, x.ld, x.off);
        const ratio = solveRatio(matrixView(a, n, n), view(X), view(B), eps);
        expect(ratio < 30, `n = ${n}, ${kind}: ${ratio}`).toBe(true);
        expect(brokenGuards(X, n, 3)).toBe(0);
      }
    }
  });
});
