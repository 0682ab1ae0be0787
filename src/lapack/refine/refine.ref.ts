// Iterative refinement and its error bounds, in TypeScript: what gerfs and porfs, and the reference and the engine, have in common.

import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { MOST_STEPS, type Rounding, roundingOf } from '../../core/expert.ts';
import { larger, mostOf, precOf } from '../../core/extremes.ts';
import type { RealArray, RealMat, Trans } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { lacn2Ref } from '../condition/lacn2.ref.ts';

/** A system op(A) X = B with everything that refinement computes with. All are n x nrhs. */
export interface RefineSystem {
  readonly n: number;
  readonly nrhs: number;
  readonly X: RealMat;
  readonly R: RealMat;
  readonly W: RealMat;
  /** What is to be done once, before all else. */
  prepare(): void;
  /** R := B - op(A) X,  W := |op(A)| |X| + |B| */
  residual(): void;
  /** The first columns of R := op(A)^-1 R, or op(A)^-T R. */
  solve(columns: number, transposed: boolean): void;
}

const column = ({ data, off, ld }: RealMat, n: number, j: number): RealArray =>
  data.subarray(off + j * ld, off + j * ld + n);

/**
 * max |r(i)| / w(i): the least relative change of elements of A and b that makes x exact. Where w is next to nothing safe1 makes it
 * harmless.
 */
function backwardError(r: RealArray, w: RealArray, { safe1, safe2 }: Rounding): number {
  let worst = 0;
  for (let i = 0; i < r.length; i++) {
    const [size, weight] = [Math.abs(r[i]!), w[i]!];
    worst = larger(worst, weight <= safe2 ? (size + safe1) / (weight + safe1) : size / weight);
  }
  return worst;
}

/**
 * Improves X until the backward errors of its columns are rounding errors, no longer halve, or MOST_STEPS corrections are made. berr(j) is
 * the componentwise backward error of column j, ferr(j) a bound of max |x - exact| / max |x|. Source: LAPACK xGERFS; M. Arioli,
 * J. W. Demmel and I. S. Duff, Solving sparse linear systems with sparse backward error, SIAM J. Matrix Anal. Appl. 10 (1989).
 */
export function refineRef(s: RefineSystem, ferr: RealArray, berr: RealArray): void {
  const { n, nrhs, X, R, W } = s;
  if (n === 0) {
    for (const errors of [ferr, berr]) errors.fill(0);
    return;
  }
  const rounding = roundingOf(n, precOf(X.data));
  s.prepare();
  berr.fill(3);
  const active = new Array<boolean>(nrhs).fill(true);
  for (let step = 0; ; step++) {
    s.residual();
    for (let j = 0; j < nrhs; j++) {
      if (!active[j]) continue;
      const before = berr[j]!;
      berr[j] = backwardError(column(R, n, j), column(W, n, j), rounding);
      active[j] = berr[j]! > rounding.eps && 2 * berr[j]! <= before;
    }
    if (step === MOST_STEPS || !active.includes(true)) break;
    s.solve(nrhs, false);
    for (let j = 0; j < nrhs; j++) {
      if (!active[j]) continue;
      const [x, d] = [column(X, n, j), column(R, n, j)];
      for (let i = 0; i < n; i++) x[i] = x[i]! + d[i]!;
    }
  }
  boundErrors(s, rounding, ferr);
}

/**
 * ferr(j) := || |op(A)^-1| w ||_inf / ||x||_inf with w = |r| + (n + 1) eps (|op(A)| |x| + |b|): what the residual, and the rounding errors
 * made in computing it, can amount to. With D = diag(w) the norm is that of op(A)^-1 D, the 1-norm of its transpose, which lacn2Ref
 * estimates.
 */
function boundErrors({ n, nrhs, X, R, W, solve }: RefineSystem, rounding: Rounding, ferr: RealArray): void {
  const { safe1, safe2, bound } = rounding;
  for (let j = 0; j < nrhs; j++) {
    const [r, w] = [column(R, n, j), column(W, n, j)];
    for (let i = 0; i < n; i++) w[i] = Math.abs(r[i]!) + bound * w[i]! + (w[i]! <= safe2 ? safe1 : 0);
  }
  const v = column(R, n, 0);
  for (let j = 0; j < nrhs; j++) {
    const w = column(W, n, j);
    const weigh = (): void => {
      for (let i = 0; i < n; i++) v[i] = v[i]! * w[i]!;
    };
    const product = (transposed: boolean): void => {
      // D op(A)^-T, or op(A)^-1 D
      if (transposed) weigh();
      solve(1, !transposed);
      if (!transposed) weigh();
    };
    const estimate = lacn2Ref(1, v, product);
    const size = mostOf(column(X, n, j).map(Math.abs));
    ferr[j] = size === 0 ? estimate : estimate / size;
  }
}

/** B := |A| */
export function magnitudesRef(m: number, n: number, A: RealMat, B: RealMat): void {
  for (let j = 0; j < n; j++) {
    const [a, b] = [A.off + j * A.ld, B.off + j * B.ld];
    for (let i = 0; i < m; i++) B.data[b + i] = Math.abs(A.data[a + i]!);
  }
}

/** An n x cols matrix in the precision of A. */
export const matrixLike = (A: RealMat, n: number, cols: number): RealMat => ({
  data: vectorLike(A, n * cols),
  off: 0,
  ld: Math.max(1, n),
});

/** The matrices of a system: A and |A|, and n x nrhs each B, X, R, W and |X|. */
type Matrices = Readonly<Record<'A' | 'sizes' | 'B' | 'X' | 'R' | 'W' | 'V', RealMat>>;

/** A system whose matrices are seen as `m`. `add`: C := C + alpha op(A) X, of three of them. */
export function systemOf(
  n: number,
  nrhs: number,
  m: Matrices,
  add: (alpha: number, A: 'A' | 'sizes', X: 'X' | 'V', C: 'R' | 'W') => void,
  solve: RefineSystem['solve'],
): RefineSystem {
  const prepare = (): void => magnitudesRef(n, n, m.A, m.sizes);
  const residual = (): void => {
    lacpyRef('f', n, nrhs, m.B, m.R);
    add(-1, 'A', 'X', 'R');
    magnitudesRef(n, nrhs, m.B, m.W);
    magnitudesRef(n, nrhs, m.X, m.V);
    add(1, 'sizes', 'V', 'W');
  };
  return { n, nrhs, X: m.X, R: m.R, W: m.W, prepare, residual, solve };
}

/** The system of a general matrix in host memory; `solve` works on the first columns of R. */
export function systemRef(
  trans: Trans,
  n: number,
  nrhs: number,
  A: RealMat,
  B: RealMat,
  X: RealMat,
  solve: (columns: number, transposed: boolean, R: RealMat) => void,
): RefineSystem {
  const tall = (): RealMat => matrixLike(A, n, nrhs);
  const m = { A, sizes: matrixLike(A, n, n), B, X, R: tall(), W: tall(), V: tall() };
  return systemOf(
    n,
    nrhs,
    m,
    (alpha, of, by, to) => gemmBlockedRef(trans, 'n', n, nrhs, n, alpha, m[of], m[by], 1, m[to]),
    (columns, transposed) => solve(columns, transposed, m.R),
  );
}
