// Least squares by QR factorization in TypeScript: the reference, and the steps that it shares with the engine. Host memory only.

import { transposeRef } from '../../blas3/elements/transpose.ref.ts';
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { isLeastSquares, scalingExponent, tallOf } from '../../core/leastSquares.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { trconRef } from '../condition/trcon.ref.ts';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { clearRows, diagonalRank, scaleByPower, squaresOfRows } from './leastSquares.ref.ts';
import { ormqrRef } from './ormqr.ref.ts';

export interface GelsProblem {
  readonly transposed: boolean;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: RealMat;
  readonly B: RealMat;
  /** nrhs elements, if they are wanted. */
  readonly rss?: RealArray | undefined;
  readonly wantsRcond: boolean;
}

export interface GelsResult {
  readonly info: number;
  readonly rank: number;
  readonly rcond: number;
}

/** What is factored: T = Q R, T = A where that has not fewer rows than columns, else A^T; p x q. */
export interface GelsSolver {
  /** T and B, where they are now: memory that grows moves them. */
  T(): RealMat;
  B(): RealMat;
  factor(): void;
  /** 1 / (||R|| ||R^-1||) */
  condition(): number;
  /** B := op(Q) B, all p rows of it. */
  multiply(transposed: boolean): void;
  /** The first q rows of B := op(R)^-1 times themselves. */
  solve(transposed: boolean): void;
}

/** Brings A to T, and the factored T back to A. */
export function placeTall({ m, n, A }: GelsProblem, T: RealMat, back: boolean): void {
  if (m >= n) return;
  if (back) transposeRef(n, m, T, A);
  else transposeRef(m, n, A, T);
}

/** Source: LAPACK xGELS; the wide A by way of its transpose, whose QR factorization is the transposed LQ factorization of A. */
export function gelsSteps(s: GelsProblem, solver: GelsSolver): GelsResult {
  const { nrhs, rss } = s;
  const [p, q] = tallOf(s);
  const minimizes = isLeastSquares(s);
  const prec = precOf(s.A.data);
  const largest = (rows: number, cols: number, X: RealMat): number =>
    langeRef({ norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m: rows, n: cols }, X);
  const a = scalingExponent(largest(p, q, solver.T()), prec);
  scaleByPower('f', p, q, solver.T(), a);
  solver.factor();
  const info = zeroDiagonalRef(q, solver.T());
  const rank = diagonalRank(p, q, solver.T());
  const rcond = s.wantsRcond ? solver.condition() : Number.NaN;
  if (info === 0) {
    const given = minimizes ? p : q;
    const b = scalingExponent(largest(given, nrhs, solver.B()), prec);
    scaleByPower('f', given, nrhs, solver.B(), b);
    if (minimizes) {
      // Q^T B = [R X; what no X can reach]
      solver.multiply(true);
      if (rss !== undefined) squaresOfRows(p, q, nrhs, solver.B(), -2 * b, rss);
      solver.solve(false);
      const B = solver.B();
      scaleByPower('f', p - q, nrhs, { ...B, off: B.off + q }, -b);
    } else {
      // X = Q [R^-T B; 0]
      clearRows(p, q, nrhs, solver.B());
      solver.solve(true);
      solver.multiply(false);
      rss?.fill(0);
    }
    scaleByPower('f', minimizes ? q : p, nrhs, solver.B(), a - b);
    // Without an equation or an unknown, X is zero.
    if (q === 0) clearRows(p, 0, nrhs, solver.B());
  }
  scaleByPower('u', q, q, solver.T(), -a);
  return { info, rank, rcond };
}

export function gelsRef(s: GelsProblem): GelsResult {
  const { m, n, nrhs, A, B } = s;
  const [p, q] = tallOf(s);
  const T: RealMat = m >= n ? A : { data: vectorLike(A, p * q), off: 0, ld: p };
  const tau = vectorLike(A, q);
  placeTall(s, T, false);
  const result = gelsSteps(s, {
    T: () => T,
    B: () => B,
    factor: () => geqrfRef(p, q, T, tau),
    condition: () => trconRef('1', 'u', 'n', q, T),
    multiply: (transposed) => ormqrRef('l', transposed ? 't' : 'n', p, nrhs, q, T, tau, 0, B),
    solve: (transposed) => trsmBlockedRef('l', 'u', transposed ? 't' : 'n', 'n', q, nrhs, 1, T, B),
  });
  placeTall(s, T, true);
  return result;
}
