// QR factorization of a triangle on top of a pentagon in TypeScript, one column after the other: the oracle, and the CPU backend where
// there is no engine. Real precisions, host memory only.
import { at, type RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { larfgRef } from './larfg.ref.ts';

/** Elements of column j of a pentagon: its first m - l rows are full, its last l rows upper trapezoidal. */
export const pentagonRows = (m: number, l: number, j: number): number => m - l + Math.min(l, j + 1);

/**
 * [x; y] := H [x; y], H = I - tau [1; v] [1; v]^T, for one number x and a vector y of as many elements as v. Steps: of x and of y to the
 * next.
 */
export function reflectPairRef(
  length: number,
  v: RealMat,
  tau: number,
  x: RealMat,
  y: RealMat,
  stepY: number,
  count: number,
): void {
  for (let q = 0; q < count; q++) {
    const [atX, atY] = [x.off + q * x.ld, y.off + q * y.ld];
    // w := tau (x + v^T y)
    let w = x.data[atX]!;
    for (let i = 0; i < length; i++) w += v.data[v.off + i]! * y.data[atY + i * stepY]!;
    w *= tau;
    x.data[atX] = x.data[atX]! - w;
    for (let i = 0; i < length; i++) {
      const place = atY + i * stepY;
      y.data[place] = y.data[place]! - w * v.data[v.off + i]!;
    }
  }
}

/**
 * [A; B] = Q [R; 0] for an upper triangular A of order n and a pentagon B, m x n, whose last l rows are upper trapezoidal: B(m-l+i, j) is
 * not used for i > j. A := R, B := V, Q = H(0) ... H(n-1), H(j) = I - tau(j) [e_j; v(j)] [e_j; v(j)]^T; columns j of V are as long as those
 * of B. T, nb x n: for every nb columns the upper triangular T of H(j) ... H(j+nb-1) = I - W T W^T, W = [e; V], with zeros below it; tau is
 * the diagonal. Source: LAPACK xTPQRT2.
 */
export function tpqrtRef(m: number, n: number, l: number, nb: number, A: RealMat, B: RealMat, T: RealMat): void {
  const x = vectorLike(A, m + 1);
  for (let j = 0; j < n; j++) {
    const length = pentagonRows(m, l, j);
    const [diagonal, v] = [at(A, j, j), at(B, 0, j)];
    // H(j) annihilates B(:, j)
    x[0] = diagonal.data[diagonal.off]!;
    for (let i = 0; i < length; i++) x[i + 1] = v.data[v.off + i]!;
    const tau = larfgRef(length + 1, x, 0);
    diagonal.data[diagonal.off] = x[0]!;
    for (let i = 0; i < length; i++) v.data[v.off + i] = x[i + 1]!;
    // [A(j, :); B] := H(j) [A(j, :); B] behind column j
    reflectPairRef(length, v, tau, at(A, j, j + 1), at(B, 0, j + 1), 1, n - j - 1);
    // T(:c, c) := -tau T(:c, :c) V(:, :c)^T v, T(c, c) := tau, c being j's place in its block
    const first = j - (j % nb);
    const c = j - first;
    const t = at(T, 0, j);
    for (let i = 0; i < c; i++) {
      const other = at(B, 0, first + i);
      let dot = 0;
      for (let q = 0; q < pentagonRows(m, l, first + i); q++) dot += other.data[other.off + q]! * v.data[v.off + q]!;
      t.data[t.off + i] = -tau * dot;
    }
    for (let i = 0; i < c; i++) {
      let sum = 0;
      for (let q = i; q < c; q++) sum += T.data[at(T, i, first + q).off]! * t.data[t.off + q]!;
      t.data[t.off + i] = sum;
    }
    t.data[t.off + c] = tau;
    for (let i = c + 1; i < Math.min(nb, n - first); i++) t.data[t.off + i] = 0;
  }
}
