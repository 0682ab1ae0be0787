// Least squares of any rank by QR factorization with column pivoting, in TypeScript: the reference, and the steps that it shares with the
// engine. Host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { estimatedRank } from '../../core/incrementalCondition.ts';
import { scalingExponent, thresholdOf } from '../../core/leastSquares.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { geqp3Ref } from './geqp3.ref.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { clearRows, scaleByPower, squaresOfRows } from './leastSquares.ref.ts';
import { ormqrRef } from './ormqr.ref.ts';

export interface GelsyProblem {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: RealMat;
  readonly B: RealMat;
  /** n integers. */
  readonly jpvt: Int32Array;
  readonly rcond: number;
  /** nrhs elements, if they are wanted. */
  readonly rss?: RealArray | undefined;
}

/** k = min(m, n); what is written T is n x k. */
export interface GelsySolver {
  /** A, B and T, where they are now: memory that grows moves them. */
  A(): RealMat;
  B(): RealMat;
  T(): RealMat;
  /** A P = Q R */
  factor(): void;
  /** The first m rows of B := Q^T times themselves. */
  multiply(): void;
  /** The first `rank` rows of B := R^-1 times themselves. */
  solve(rank: number): void;
  /** T = Z [S; 0] of `rank` columns. */
  factorT(rank: number): void;
  /** The first `rank` rows of B := S^-T times themselves. */
  solveT(rank: number): void;
  /** The first n rows of B := Z times themselves. */
  multiplyT(rank: number): void;
}

/** Returns the rank, or undefined if A is not finite. Source: LAPACK xGELSY; with R kept. */
export function gelsySteps(s: GelsyProblem, solver: GelsySolver): number | undefined {
  const { m, n, nrhs, jpvt, rss } = s;
  const k = Math.min(m, n);
  const prec = precOf(s.A.data);
  const largest = (rows: number, cols: number, X: RealMat): number =>
    langeRef({ norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m: rows, n: cols }, X);
  const size = largest(m, n, solver.A());
  if (!Number.isFinite(size)) {
    fillRows(n, nrhs, solver.B(), Number.NaN);
    rss?.fill(Number.NaN);
    return undefined;
  }
  const a = scalingExponent(size, prec);
  const b = scalingExponent(largest(m, nrhs, solver.B()), prec);
  scaleByPower('f', m, n, solver.A(), a);
  scaleByPower('f', m, nrhs, solver.B(), b);
  solver.factor();
  const rank = estimatedRank(k, solver.A(), thresholdOf(s.rcond, s, prec));
  if (k > 0) solver.multiply();
  if (rss !== undefined) squaresOfRows(m, rank, nrhs, solver.B(), -2 * b, rss);
  if (rank > 0 && rank < n) {
    transposeUpper(rank, n, solver.A(), solver.T());
    solver.factorT(rank);
    solver.solveT(rank);
    clearRows(n, rank, nrhs, solver.B());
    solver.multiplyT(rank);
  } else if (rank > 0) {
    solver.solve(rank);
  } else {
    clearRows(n, 0, nrhs, solver.B());
  }
  unpivot(n, nrhs, solver.B(), jpvt);
  scaleByPower('f', n, nrhs, solver.B(), a - b);
  scaleByPower('u', k, n, solver.A(), -a);
  return rank;
}

/** T := [R11 R12]^T, n x rank, zero above its diagonal. */
function transposeUpper(rank: number, n: number, A: RealMat, T: RealMat): void {
  for (let i = 0; i < rank; i++) {
    for (let j = 0; j < n; j++) T.data[T.off + j + i * T.ld] = i <= j ? A.data[A.off + i + j * A.ld]! : 0;
  }
}

/** X := P X: row jpvt(i) - 1 is what row i was. */
function unpivot(n: number, nrhs: number, X: RealMat, jpvt: Int32Array): void {
  for (let j = 0; j < nrhs; j++) {
    const column = X.off + j * X.ld;
    const before = X.data.slice(column, column + n);
    for (let i = 0; i < n; i++) X.data[column + jpvt[i]! - 1] = before[i]!;
  }
}

function fillRows(rows: number, cols: number, X: RealMat, value: number): void {
  for (let j = 0; j < cols; j++) X.data.fill(value, X.off + j * X.ld, X.off + rows + j * X.ld);
}

/** As gelsySteps. */
export function gelsyRef(s: GelsyProblem): number | undefined {
  const { m, n, nrhs, A, B, jpvt } = s;
  const k = Math.min(m, n);
  const T: RealMat = { data: vectorLike(A, n * k), off: 0, ld: Math.max(1, n) };
  const [tau, tauT] = [vectorLike(A, k), vectorLike(A, k)];
  return gelsySteps(s, {
    A: () => A,
    B: () => B,
    T: () => T,
    factor: () => geqp3Ref(m, n, A, jpvt, tau),
    multiply: () => ormqrRef('l', 't', m, nrhs, k, A, tau, 0, B),
    solve: (rank) => trsmBlockedRef('l', 'u', 'n', 'n', rank, nrhs, 1, A, B),
    factorT: (rank) => geqrfRef(n, rank, T, tauT),
    solveT: (rank) => trsmBlockedRef('l', 'u', 't', 'n', rank, nrhs, 1, T, B),
    multiplyT: (rank) => ormqrRef('l', 'n', n, nrhs, rank, T, tauT, 0, B),
  });
}
