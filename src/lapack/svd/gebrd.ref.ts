// Reduction of a matrix to bidiagonal form by reflections from both sides, in TypeScript. Real precisions, host memory only.
import { transposeRef } from '../../blas3/elements/transpose.ref.ts';
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { larfgRef, larfRef } from '../qr/larfg.ref.ts';

/**
 * Q^T A P = B for m >= n: d := the diagonal of the upper bidiagonal B, e := its superdiagonal. Below A's diagonal, column i holds v(i) of
 * Q = H(0) ... H(n-1) as geqrf leaves it, with tauQ[i]. Column i + 1 of P, n x n, holds below its diagonal the v(i) of G(0) ... G(n-2),
 * with tauP[i]: P's rows and columns from 1 on are as orgqr takes them. What A then holds on and above its diagonal means nothing.
 * Source: LAPACK xGEBD2.
 */
export function gebrdRef(
  m: number,
  n: number,
  A: RealMat,
  tauQ: RealArray,
  P: RealMat,
  tauP: RealArray,
  d: Float64Array,
  e: Float64Array,
): void {
  for (let i = 0; i < n; i++) {
    const diagonal = at(A, i, i);
    // H(i) annihilates A(i+1:m, i)
    tauQ[i] = larfgRef(m - i, A.data, diagonal.off);
    d[i] = A.data[diagonal.off]!;
    larfRef('l', m - i, n - i - 1, A.data, diagonal.off, tauQ[i]!, at(A, i, i + 1));
    if (i === n - 1) return;
    // G(i) annihilates A(i, i+2:n)
    const row = at(P, i + 1, i + 1).off;
    for (let j = i + 1; j < n; j++) P.data[row + j - i - 1] = A.data[A.off + i + j * A.ld]!;
    tauP[i] = larfgRef(n - i - 1, P.data, row);
    e[i] = P.data[row]!;
    larfRef('r', m - i - 1, n - i - 1, P.data, row, tauP[i]!, at(A, i + 1, i + 1));
  }
}

/** What a reduction leaves besides A. D, tauQ, tauP: min(m, n) elements, E one less. */
export interface Bidiagonal {
  readonly D: RealArray;
  readonly E: RealArray;
  readonly tauQ: RealArray;
  readonly tauP: RealArray;
}

/**
 * Q^T A P = B, A m x n of any shape, stored as LAPACK does: B upper bidiagonal for m >= n, else lower, in A's place too; the v's below it,
 * those of P right of it.
 */
export function gebrdStoredRef(m: number, n: number, A: RealMat, to: Bidiagonal): void {
  storedAs(m, n, A, to, (rows, cols, X, tauQ, tauP, d, e) => {
    const P = { data: vectorLike(X, cols * cols), off: 0, ld: cols };
    gebrdRef(rows, cols, X, tauQ, P, tauP, d, e);
    return P;
  });
}

/** What reduces a matrix with no more columns than rows, as gebrdRef, and returns P. */
type Reduce = (
  rows: number,
  cols: number,
  X: RealMat,
  tauQ: RealArray,
  tauP: RealArray,
  d: Float64Array,
  e: Float64Array,
) => RealMat;

/** gebrdStoredRef with what reduces given to it: a wide A as its transpose, which exchanges Q and P. */
export function storedAs(m: number, n: number, A: RealMat, to: Bidiagonal, reduce: Reduce): void {
  const wide = m < n;
  const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
  const X = wide ? { data: vectorLike(A, m * n), off: 0, ld: n } : A;
  if (wide) transposeRef(m, n, A, X);
  const [d, e] = [new Float64Array(cols), new Float64Array(cols)];
  const [tauX, tauY] = wide ? [to.tauP, to.tauQ] : [to.tauQ, to.tauP];
  tauX.fill(0);
  tauY.fill(0);
  const P = reduce(rows, cols, X, tauX, tauY, d, e);
  for (let i = 0; i < cols; i++) {
    const diagonal = X.off + i + i * X.ld;
    X.data[diagonal] = d[i]!;
    if (i === cols - 1) break;
    X.data[diagonal + X.ld] = e[i]!;
    const v = P.off + (i + 1) * P.ld;
    for (let j = i + 2; j < cols; j++) X.data[X.off + i + j * X.ld] = P.data[v + j]!;
  }
  to.D.set(d);
  to.E.set(e.subarray(0, Math.max(0, cols - 1)));
  if (wide) transposeRef(n, m, X, A);
}
