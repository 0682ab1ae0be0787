// Error measures of estimated condition numbers and of refined solutions with their bounds: LAPACK's dget06, dget07 and dpot05, in units of
// one.
import { getrfRecursiveRef } from '../../src/lapack/lu/getrf.ref.ts';
import { getriRef } from '../../src/lapack/lu/getri.ref.ts';
import { larger, type MatrixView, matrixView, normInf, normOne } from './norms.ts';
import { columnOf, multiply } from './product.ts';
import { triangularView } from './triangles.ts';
import { hostMat } from './views.ts';

/** dget06 on an estimate and the true value: how many times one is the other, less about 1. */
export function conditionRatio(rcond: number, exact: number, eps: number): number {
  if (rcond > 0 && exact > 0) return larger(rcond / exact, exact / rcond) - (1 - eps);
  return rcond === exact ? 0 : larger(rcond, exact) / eps;
}

/** The inverse of a triangle in doubles; what is stored beside it is not read. */
export function inverseOfTriangle(x: MatrixView, uplo: 'l' | 'u', diag: 'n' | 'u'): MatrixView {
  const { data, rows: n } = triangularView(x, uplo, diag);
  const inverse = new Float64Array(n * n);
  for (let j = 0; j < n; j++) {
    inverse[j + j * n] = 1;
    // Substitution, from the diagonal away
    for (let step = 0; step < (uplo === 'l' ? n - j : j + 1); step++) {
      const i = uplo === 'l' ? j + step : j - step;
      inverse[i + j * n]! /= data[i + i * n]!;
      const value = inverse[i + j * n]!;
      const [first, last] = uplo === 'l' ? [i + 1, n] : [0, i];
      for (let l = first; l < last; l++) inverse[l + j * n]! -= data[l + i * n]! * value;
    }
  }
  return { data: inverse, rows: n, cols: n, ld: Math.max(1, n), offset: 0 };
}

/** The inverse of a square matrix in doubles. */
export function inverseOf(a: MatrixView): MatrixView {
  const n = a.rows;
  const inverse = matrixView(new Float64Array(n * n), n, n);
  for (let j = 0; j < n; j++) inverse.data.set(columnOf(a, j), j * n);
  const ipiv = new Int32Array(n);
  getrfRecursiveRef(n, n, hostMat(inverse), ipiv, 0);
  getriRef(n, hostMat(inverse), ipiv, 0);
  return inverse;
}

/** A B in doubles. */
export function timesInDouble(a: MatrixView, b: MatrixView): MatrixView {
  const n = a.rows;
  const data = new Float64Array(n * n);
  for (let j = 0; j < n; j++) data.set(multiply(a, false, columnOf(b, j)), j * n);
  return { data, rows: n, cols: n, ld: Math.max(1, n), offset: 0 };
}

/** 1 / (||A|| ||A^-1||); 1 for an empty matrix, 0 where the inverse is not finite. */
export function exactCondition(norm: string, anorm: number, inverse: MatrixView): number {
  if (inverse.rows === 0) return 1;
  const inverseNorm = norm === 'i' ? normInf(inverse) : normOne(inverse);
  return Number.isFinite(inverseNorm) ? 1 / anorm / inverseNorm : 0;
}

/** What a refined solution of op(A) X = B is judged by. */
export interface RefinedSolution {
  readonly a: MatrixView;
  readonly transposed: boolean;
  readonly b: MatrixView;
  readonly x: MatrixView;
  readonly exact: MatrixView;
  readonly ferr: MatrixView;
  readonly berr: MatrixView;
}

/**
 * dget07: the true error by its bound, which is 1 / eps where it is above 1; the backward error by (n + 1) eps, with an allowance for
 * underflow. The larger of both over all columns.
 */
export function refinedRatio(s: RefinedSolution, eps: number, safeMin: number): number {
  const n = s.a.rows;
  const magnitudes = { ...s.a, data: s.a.data.map(Math.abs) };
  let worst = 0;
  for (let j = 0; j < s.b.cols; j++) {
    const [x, exact, b] = [columnOf(s.x, j), columnOf(s.exact, j), columnOf(s.b, j)];
    const [ferr, berr] = [s.ferr.data[s.ferr.offset + j]!, s.berr.data[s.berr.offset + j]!];
    let [difference, size, least] = [0, 0, Infinity];
    const weights = multiply(magnitudes, s.transposed, x.map(Math.abs));
    for (let i = 0; i < n; i++) {
      difference = larger(Math.abs(x[i]! - exact[i]!), difference);
      size = larger(Math.abs(x[i]!), size);
      least = Math.min(least, weights[i]! + Math.abs(b[i]!));
    }
    const forward = difference === 0 ? 0 : difference / size / ferr;
    if (Number.isNaN(ferr)) return Number.NaN;
    worst = larger(forward <= 1 ? forward : 1 / eps, worst);
    worst = larger(berr / ((n + 1) * eps + ((n + 1) * safeMin) / Math.max(least, (n + 1) * safeMin)), worst);
  }
  return worst;
}
