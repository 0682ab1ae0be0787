// Least squares of any rank by QR factorization with column pivoting, in TypeScript: the reference, and the steps that it shares with the
// engine. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { estimatedRank } from '../../core/incrementalCondition.ts';
import { scalingExponent, thresholdOf } from '../../core/leastSquares.ts';
import { at, entriesOf, type FieldMat, type RealArray } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { geqp3Ref } from './geqp3.ref.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { clearRows, largestPart, scaleByPower, squaresOfRows } from './leastSquares.ref.ts';
import { ormqrRef } from './ormqr.ref.ts';

export interface GelsyProblem {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: FieldMat;
  readonly B: FieldMat;
  /** n integers. */
  readonly jpvt: Int32Array;
  readonly rcond: number;
  /** nrhs elements, if they are wanted. */
  readonly rss?: RealArray | undefined;
}

/** k = min(m, n); what is written T is n x k. */
export interface GelsySolver {
  /** A, B and T, where they are now: memory that grows moves them. */
  A(): FieldMat;
  B(): FieldMat;
  T(): FieldMat;
  /** A P = Q R */
  factor(): void;
  /** The first m rows of B := Q^H times themselves. */
  multiply(): void;
  /** The first `rank` rows of B := R^-1 times themselves. */
  solve(rank: number): void;
  /** T = Z [S; 0] of `rank` columns. */
  factorT(rank: number): void;
  /** The first `rank` rows of B := S^-H times themselves. */
  solveT(rank: number): void;
  /** The first n rows of B := Z times themselves. */
  multiplyT(rank: number): void;
}

/** Returns the rank, or undefined if A is not finite. Source: LAPACK xGELSY; with R kept. */
export function gelsySteps(s: GelsyProblem, solver: GelsySolver): number | undefined {
  const { m, n, nrhs, jpvt, rss } = s;
  const k = Math.min(m, n);
  const prec = precOf(s.A.data);
  const size = largestPart(m, n, solver.A());
  if (!Number.isFinite(size)) {
    fillRows(n, nrhs, solver.B(), Number.NaN);
    rss?.fill(Number.NaN);
    return undefined;
  }
  const a = scalingExponent(size, prec);
  const b = scalingExponent(largestPart(m, nrhs, solver.B()), prec);
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

/** T := [R11 R12]^H, n x rank, zero above its diagonal. */
function transposeUpper(rank: number, n: number, A: FieldMat, T: FieldMat): void {
  adjointRef(rank, n, A, T);
  for (let i = 1; i < rank; i++) clearRows(i, 0, 1, at(T, 0, i));
}

/** X := P X: row jpvt(i) - 1 is what row i was. */
function unpivot(n: number, nrhs: number, X: FieldMat, jpvt: Int32Array): void {
  const { parts = 1 } = X;
  for (let j = 0; j < nrhs; j++) {
    const column = parts * (X.off + j * X.ld);
    const before = X.data.slice(column, column + parts * n);
    for (let i = 0; i < n; i++) {
      const p = column + parts * (jpvt[i]! - 1);
      X.data[p] = before[parts * i]!;
      if (parts === 2) X.data[p + 1] = before[2 * i + 1]!;
    }
  }
}

function fillRows(rows: number, cols: number, X: FieldMat, value: number): void {
  const { data, off, ld } = entriesOf(X);
  for (let j = 0; j < cols; j++) data.fill(value, off + j * ld, off + (X.parts ?? 1) * rows + j * ld);
}

/** As gelsySteps. */
export function gelsyRef(s: GelsyProblem): number | undefined {
  const { m, n, nrhs, A, B, jpvt } = s;
  const k = Math.min(m, n);
  const T: FieldMat = { data: vectorLike(A, n * k), off: 0, ld: Math.max(1, n), parts: A.parts };
  const [tau, tauT] = [vectorLike(A, k), vectorLike(A, k)];
  return gelsySteps(s, {
    A: () => A,
    B: () => B,
    T: () => T,
    factor: () => geqp3Ref(m, n, A, jpvt, tau),
    multiply: () => ormqrRef('l', 'c', m, nrhs, k, A, tau, 0, B),
    solve: (rank) => trsmBlockedRef('l', 'u', 'n', 'n', rank, nrhs, 1, A, B),
    factorT: (rank) => geqrfRef(n, rank, T, tauT),
    solveT: (rank) => trsmBlockedRef('l', 'u', 'c', 'n', rank, nrhs, 1, T, B),
    multiplyT: (rank) => ormqrRef('l', 'n', n, nrhs, rank, T, tauT, 0, B),
  });
}
