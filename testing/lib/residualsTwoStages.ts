// Error measures of the two stages between a symmetric and a tridiagonal matrix. Orthogonal factors are written out in doubles.
import type { Uplo } from '../../src/index.ts';
import { larfRef } from '../../src/lapack/qr/larfg.ref.ts';
import type { MatrixView } from './norms.ts';
import { columnOf } from './product.ts';
import { congruenceError, timesTridiagonal } from './residualsEigen.ts';
import { inDoubles, zeros } from './residualsQr.ts';
import { orthogonality } from './residualsSvd.ts';

function unit(n: number): MatrixView {
  const Q = zeros(n, n, undefined);
  for (let j = 0; j < n; j++) Q.data[j * (n + 1)] = 1;
  return Q;
}

const from = (Q: MatrixView, row: number) => ({ data: Q.data, off: row, ld: Q.ld });

/** ||A - Q B Q^T||_1 / (n ||A||_1), ||I - Q^T Q||_1 / n of what sytrdSy2sb leaves in A and tau; `a` is the full matrix, `b` B in full. */
export function bandErrors(
  a: MatrixView,
  uplo: Uplo,
  kd: number,
  left: Readonly<Record<'A' | 'tau', MatrixView>>,
  b: (i: number, j: number) => number,
): [residual: number, orthogonality: number] {
  const n = a.rows;
  const [Q, A, tau] = [unit(n), inDoubles(left.A), columnOf(left.tau, 0)];
  for (let j = n - kd - 1; j >= 0; j--) {
    const rows = n - kd - j;
    const v = Float64Array.from({ length: rows }, (_, l) => {
      const [i, k] = uplo === 'l' ? [j + kd + l, j] : [j, j + kd + l];
      return A.data[A.offset + i + k * A.ld]!;
    });
    larfRef('l', rows, n, v, 0, tau[j]!, from(Q, j + kd));
  }
  const times = (x: Float64Array): Float64Array =>
    x.map((_, i) => {
      let sum = 0;
      for (let j = Math.max(0, i - kd); j < Math.min(n, i + kd + 1); j++) sum += b(i, j) * x[j]!;
      return sum;
    });
  return [congruenceError(a, Q, times), orthogonality(Q)];
}

/** Q of sytrdSb2st from its reflectors. */
export function chasedFactor(n: number, kd: number, reflectors: MatrixView): MatrixView {
  const [Q, V] = [unit(n), inDoubles(reflectors)];
  for (let s = n - 3; s >= 0; s--)
    for (let r = s + 1; r < n; r += kd) {
      const first = V.offset + r + s * V.ld;
      larfRef('l', Math.min(kd, n - r), n, V.data, first, V.data[first]!, from(Q, r));
    }
  return Q;
}

/** ||B - Q T Q^T||_1 / (n ||B||_1), ||I - Q^T Q||_1 / n of what sytrdSb2st leaves; `b` is the full matrix. */
export function chasedErrors(
  b: MatrixView,
  kd: number,
  { D, E, V }: Readonly<Record<'D' | 'E' | 'V', MatrixView>>,
): [residual: number, orthogonality: number] {
  const Q = chasedFactor(b.rows, kd, V);
  return [congruenceError(b, Q, timesTridiagonal(columnOf(D, 0), columnOf(E, 0), 1)), orthogonality(Q)];
}
