// Residuals of tridiagonal and band systems in as many steps as the matrix has elements: ||b - op(A) x|| / (||A|| ||x||), 1-norms, the
// worst of the columns. A vector is a row, whose leading dimension is its increment.
import type { RealMat } from '../../src/core/matrix.ts';
import { larger } from './norms.ts';
import { ratio } from './residuals.ts';

/** An n x n matrix as its elements in row i, from column `from` on. */
export interface BandRows {
  readonly n: number;
  /** Columns that row i has: the first, and the one behind the last. */
  columns(i: number): readonly [number, number];
  element(i: number, j: number): number;
}

const at = (x: RealMat, i: number): number => x.data[x.off + i * x.ld]!;

/** A tridiagonal matrix, copied. */
export function tridiagonalRows(n: number, dl: RealMat, d: RealMat, du: RealMat): BandRows {
  const [below, diagonal, above] = [dl, d, du].map((x, k) =>
    Float64Array.from({ length: k === 1 ? n : Math.max(0, n - 1) }, (_, i) => at(x, i)),
  ) as [Float64Array, Float64Array, Float64Array];
  return {
    n,
    columns: (i) => [Math.max(0, i - 1), Math.min(n, i + 2)],
    element: (i, j) => (i === j ? diagonal[i]! : i > j ? below[j]! : above[i]!),
  };
}

/** A band as gbtrf takes it, where it lies. */
export const bandRows = (n: number, kl: number, ku: number, AB: RealMat): BandRows => ({
  n,
  columns: (i) => [Math.max(0, i - kl), Math.min(n, i + ku + 1)],
  element: (i, j) => AB.data[AB.off + kl + ku + i - j + j * AB.ld]!,
});

/** op(A) x. */
export function product(a: BandRows, trans: boolean, x: ArrayLike<number>): Float64Array {
  const y = new Float64Array(a.n);
  for (let i = 0; i < a.n; i++) {
    const [from, to] = a.columns(i);
    for (let j = from; j < to; j++) {
      if (trans) y[j] = y[j]! + a.element(i, j) * x[i]!;
      else y[i] = y[i]! + a.element(i, j) * x[j]!;
    }
  }
  return y;
}

export function normOfRows(a: BandRows, trans: boolean): number {
  const sums = product({ ...a, element: (i, j) => Math.abs(a.element(i, j)) }, !trans, new Float64Array(a.n).fill(1));
  return sums.reduce(larger, 0);
}

/** `times`: op(A) x, `norm`: ||op(A)||. */
export function residual(
  n: number,
  nrhs: number,
  B: RealMat,
  X: RealMat,
  times: (x: Float64Array) => Float64Array,
  norm: number,
): number {
  let worst = 0;
  for (let k = 0; k < nrhs && n > 0; k++) {
    const x = Float64Array.from(X.data.subarray(X.off + k * X.ld, X.off + k * X.ld + n));
    const y = times(x);
    const rest = y.reduce((sum, value, i) => sum + Math.abs(B.data[B.off + i + k * B.ld]! - value), 0);
    const size = x.reduce((sum, value) => sum + Math.abs(value), 0);
    worst = larger(ratio(rest, norm * size), worst);
  }
  return worst;
}

/** The same of the system that `solve` solves in place, on the right-hand side of ones and minus ones. */
export function factorResidual(a: BandRows, solve: (B: RealMat) => void): number {
  const { n } = a;
  const sign = (i: number): number => (i % 3 === 0 ? -1 : 1);
  const B = { data: Float64Array.from({ length: n }, (_, i) => sign(i)), off: 0, ld: Math.max(1, n) };
  const X = { ...B, data: B.data.slice() };
  solve(X);
  return residual(n, 1, B, X, (x) => product(a, false, x), normOfRows(a, false));
}

/**
 * op(A) x from factors as gttrf and gbtrf have them: A = P_0 L_0 P_1 L_1 ... U, where P_j exchanges rows j and ipiv(j), counted from 1, and
 * L_j has the multipliers l(i, j) of rows j + 1 .. j + kl.
 */
export const factoredProduct =
  (U: BandRows, kl: number, l: (i: number, j: number) => number, ipiv: Int32Array, trans: boolean) =>
  (x: Float64Array): Float64Array => {
    const { n } = U;
    const y = trans ? x.slice() : product(U, false, x);
    const exchange = (j: number): void => {
      const p = ipiv[j]! - 1;
      [y[j], y[p]] = [y[p]!, y[j]!];
    };
    for (let step = 0; step < n; step++) {
      const j = trans ? step : n - 1 - step;
      if (trans) exchange(j);
      for (let i = j + 1; i <= Math.min(n - 1, j + kl); i++) {
        if (trans) y[j] = y[j]! + l(i, j) * y[i]!;
        else y[i] = y[i]! + l(i, j) * y[j]!;
      }
      if (!trans) exchange(j);
    }
    return trans ? product(U, true, y) : y;
  };
