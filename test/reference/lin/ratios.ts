// The test ratios of LAPACK's linear equations that a matrix with both triangles serves: solutions, inverses, error bounds, condition
// numbers. In doubles, and in units of eps, so that a ratio is compared with the threshold itself.
import {
  larger,
  type MatrixView,
  matrixView,
  normInf,
  normMax,
  normOne,
  type Triangle,
} from '../../../testing/lib/norms.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { EPS, inverseError, solveRatio } from '../../../testing/lib/residuals.ts';
import type { RealPrec } from './desk.ts';
import { lamch } from './types.ts';

/** A matrix made by a formula, in doubles. */
export function made(rows: number, cols: number, entry: (i: number, j: number) => number): MatrixView {
  const values = Float64Array.from({ length: rows * cols }, (_, p) => entry(p % rows, Math.floor(p / rows)));
  return matrixView(values, rows, cols);
}

export const entryOf = ({ data, offset, ld }: MatrixView, i: number, j: number): number => data[offset + i + j * ld]!;

/** The matrix of which one triangle is stored: the other one is its mirror image. */
export const mirrored = (a: MatrixView, uplo: 'u' | 'l'): MatrixView =>
  made(a.rows, a.cols, (i, j) => ((uplo === 'u') === i < j ? entryOf(a, i, j) : entryOf(a, j, i)));

/** The matrix of which one triangle is stored: the other one is zero, and a unit diagonal is not stored. */
export const triangular = (a: MatrixView, { uplo, diag }: Triangle): MatrixView =>
  made(a.rows, a.cols, (i, j) =>
    i === j ? (diag === 'u' ? 1 : entryOf(a, i, j)) : (uplo === 'u') === i < j ? entryOf(a, i, j) : 0,
  );

/** A B. */
export function product(a: MatrixView, b: MatrixView): MatrixView {
  const c = made(a.rows, b.cols, () => 0);
  for (let j = 0; j < b.cols; j++) {
    for (let l = 0; l < a.cols; l++) {
      const x = entryOf(b, l, j);
      for (let i = 0; i < a.rows; i++) c.data[i + j * c.ld]! += entryOf(a, i, l) * x;
    }
  }
  return c;
}

export const transposedOf = (a: MatrixView): MatrixView => made(a.cols, a.rows, (i, j) => entryOf(a, j, i));

/** ||C - A||_1 / (n ||A||_1 eps): what dget01, dpot01 and dsyt01 make of a product C of factors. A zero matrix must come out exactly. */
export function factorRatio(a: MatrixView, c: MatrixView, prec: RealPrec): number {
  if (a.rows === 0 || a.cols === 0) return 0;
  const difference = normOne(made(a.rows, a.cols, (i, j) => entryOf(c, i, j) - entryOf(a, i, j)));
  const norm = normOne(a);
  if (norm === 0) return difference === 0 ? 0 : 1 / EPS[prec];
  return difference / a.cols / norm / EPS[prec];
}

/** dget02, dpot02, dtrt02: max_j ||b - op(A) x||_1 / (||op(A)||_1 ||x||_1 eps). */
export const residualRatio = (a: MatrixView, x: MatrixView, b: MatrixView, transposed: boolean, prec: RealPrec) =>
  solveRatio(a, x, b, EPS[prec], transposed);

/** dpot03, dtrt01: ||I - A Ainv||_1 / (n ||A||_1 ||Ainv||_1 eps); dget03 with the factors exchanged. */
export const inverseRatio = (a: MatrixView, inverse: MatrixView, prec: RealPrec): number =>
  inverseError(a, inverse, EPS[prec]) / EPS[prec];

/** 1 / (||A|| ||Ainv||) in the 1-norm and in the infinity norm; 1 for an empty matrix. */
export function conditionOf(a: MatrixView, inverse: MatrixView): { readonly one: number; readonly inf: number } {
  const reciprocal = (norm: (m: MatrixView) => number): number => (a.rows === 0 ? 1 : 1 / norm(a) / norm(inverse));
  return { one: reciprocal(normOne), inf: reciprocal(normInf) };
}

/** dget04: max_j (max |x - xact| / max |xact|) rcond / eps. */
export function solutionRatio(x: MatrixView, exact: MatrixView, rcond: number, prec: RealPrec): number {
  let worst = 0;
  for (let j = 0; j < (x.rows === 0 ? 0 : x.cols); j++) {
    const norm = maxAbs(columnOf(exact, j));
    const difference = maxAbs(columnOf(x, j).map((value, i) => value - entryOf(exact, i, j)));
    const error = norm === 0 ? (difference === 0 ? 0 : 1 / EPS[prec]) : (difference / norm) * rcond;
    worst = larger(error, worst);
  }
  // As there: an error of more than 1/eps is not in units of eps. It fails all the same.
  return worst * EPS[prec] < 1 ? worst / EPS[prec] : worst;
}

const maxAbs = (values: Float64Array): number => normMax(matrixView(values, values.length, 1));

/** dget06: how far an estimate is from a condition number; one of them zero is an error unless both are. */
export function conditionRatio(estimate: number, exact: number, prec: RealPrec): number {
  const eps = EPS[prec];
  if (estimate > 0 && exact > 0) return Math.max(estimate, exact) / Math.min(estimate, exact) - (1 - eps);
  // Both zero, and NaN stays NaN.
  return (estimate + exact) / eps;
}

export interface Refined {
  readonly a: MatrixView;
  readonly transposed: boolean;
  readonly x: MatrixView;
  readonly b: MatrixView;
  readonly exact: MatrixView;
  readonly ferr: readonly number[];
  readonly berr: readonly number[];
}

/**
 * dget07, dpot05, dtrt05. Forward: max_j ||x - xact|| / (||x|| ferr), which the bound promises to be at most 1, else 1/eps. Backward: max_j
 * berr / ((n + 1) eps + (n + 1) unfl / min_i (|op(A)| |x| + |b|)_i).
 */
export function boundRatios({ a, transposed, x, b, exact, ferr, berr }: Refined, prec: RealPrec) {
  const eps = EPS[prec];
  const unfl = lamch[prec].safeMinimum;
  const n = a.rows;
  let [forward, backward] = [0, 0];
  for (let j = 0; j < (n === 0 ? 0 : x.cols); j++) {
    const norm = Math.max(maxAbs(columnOf(x, j)), unfl);
    const error = maxAbs(columnOf(x, j).map((value, i) => value - entryOf(exact, i, j))) / norm;
    const bound = ferr[j]!;
    forward = larger(error === 0 && bound === 0 ? 0 : error <= bound ? error / bound : 1 / eps, forward);
    let least = Infinity;
    for (let i = 0; i < n; i++) {
      let sum = Math.abs(entryOf(b, i, j));
      for (let l = 0; l < n; l++) {
        sum += Math.abs(transposed ? entryOf(a, l, i) : entryOf(a, i, l)) * Math.abs(entryOf(x, l, j));
      }
      least = Math.min(least, sum);
    }
    const scale = (n + 1) * eps + ((n + 1) * unfl) / Math.max(least, (n + 1) * unfl);
    backward = larger(berr[j]! / scale, backward);
  }
  return { forward, backward };
}
