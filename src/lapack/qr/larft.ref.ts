// The triangular factor of a block of reflectors in TypeScript. Real precisions, host memory only.
import { at, type RealArray, type RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';

/** How reflectors are stored: in the columns of V, n x k, or in its rows, k x n. */
export type Storev = 'c' | 'r';

/** x := v(j), its zeros and its 1 written out. */
export function reflectorRef(storev: Storev, n: number, j: number, V: RealMat, x: RealArray): void {
  const [along, across] = storev === 'c' ? [1, V.ld] : [V.ld, 1];
  for (let i = 0; i < n; i++) x[i] = i < j ? 0 : i === j ? 1 : V.data[V.off + i * along + j * across]!;
}

/**
 * H(0) ... H(k-1) = I - V T V^T, H(j) = I - tau(j) v(j) v(j)^T, v(j) unit lower trapezoidal of n elements. T := the upper triangular
 * factor; what lies below its diagonal is not written. Source: LAPACK xLARFT.
 */
export function larftRef(
  storev: Storev,
  n: number,
  k: number,
  V: RealMat,
  tau: RealArray,
  tauOff: number,
  T: RealMat,
): void {
  const [v, other, dots] = [vectorLike(V, n), vectorLike(V, n), vectorLike(V, k)];
  for (let j = 0; j < k; j++) {
    const t = tau[tauOff + j]!;
    reflectorRef(storev, n, j, V, v);
    for (let i = 0; i < j; i++) {
      reflectorRef(storev, n, i, V, other);
      dots[i] = 0;
      for (let q = j; q < n; q++) dots[i] = dots[i]! + other[q]! * v[q]!;
    }
    // T(:j, j) := -tau T(:j, :j) V(:, :j)^T v
    for (let i = 0; i < j; i++) {
      let sum = 0;
      for (let q = i; q < j; q++) sum += T.data[at(T, i, q).off]! * dots[q]!;
      T.data[at(T, i, j).off] = -t * sum;
    }
    T.data[at(T, j, j).off] = t;
  }
}
