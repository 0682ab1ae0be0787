// The test ratios of LAPACK's linear equations that a matrix with both triangles serves: solutions, inverses, error bounds, condition
// numbers. In doubles, and in units of eps, so that a ratio is compared with the threshold itself.
import { larger, type MatrixView, normInf, normOne } from '../../../testing/lib/norms.ts';
import { columnOf, type Op } from '../../../testing/lib/product.ts';
import { EPS, inverseError, solveRatio } from '../../../testing/lib/residuals.ts';
import { abs1, scalarAt } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from './desk.ts';
import { difference, scalarOf } from './matrices.ts';
import { lamch } from './types.ts';

export { entryOf, made, mirrored, product, transposedOf, triangular } from './matrices.ts';

/** ||C - A||_1 / (n ||A||_1 eps): what dget01, dpot01 and dsyt01 make of a product C of factors. A zero matrix must come out exactly. */
export function factorRatio(a: MatrixView, c: MatrixView, prec: NumberPrec): number {
  if (a.rows === 0 || a.cols === 0) return 0;
  const error = normOne(difference(c, a));
  const norm = normOne(a);
  if (norm === 0) return error === 0 ? 0 : 1 / EPS[prec];
  return error / a.cols / norm / EPS[prec];
}

/** dget02, dpot02, dtrt02: max_j ||b - op(A) x||_1 / (||op(A)||_1 ||x||_1 eps). */
export const residualRatio = (a: MatrixView, x: MatrixView, b: MatrixView, op: Op, prec: NumberPrec) =>
  solveRatio(a, x, b, EPS[prec], op);

/** dpot03, dtrt01: ||I - A Ainv||_1 / (n ||A||_1 ||Ainv||_1 eps); dget03 with the factors exchanged. */
export const inverseRatio = (a: MatrixView, inverse: MatrixView, prec: NumberPrec): number =>
  inverseError(a, inverse, EPS[prec]) / EPS[prec];

/** 1 / (||A|| ||Ainv||) in the 1-norm and in the infinity norm; 1 for an empty matrix. */
export function conditionOf(a: MatrixView, inverse: MatrixView): { readonly one: number; readonly inf: number } {
  const reciprocal = (norm: (m: MatrixView) => number): number => (a.rows === 0 ? 1 : 1 / norm(a) / norm(inverse));
  return { one: reciprocal(normOne), inf: reciprocal(normInf) };
}

/** dget04: max_j (max |x - xact| / max |xact|) rcond / eps. */
export function solutionRatio(x: MatrixView, exact: MatrixView, rcond: number, prec: NumberPrec): number {
  let worst = 0;
  for (let j = 0; j < (x.rows === 0 ? 0 : x.cols); j++) {
    const norm = largest(columnOf(exact, j), x.parts);
    const apart = distance(x, exact, j);
    const error = norm === 0 ? (apart === 0 ? 0 : 1 / EPS[prec]) : (apart / norm) * rcond;
    worst = larger(error, worst);
  }
  // As there: an error of more than 1/eps is not in units of eps. It fails all the same.
  return worst * EPS[prec] < 1 ? worst / EPS[prec] : worst;
}

/** The largest element, of complex ones by |Re| + |Im|. */
function largest(column: Float64Array, parts: 2 | undefined): number {
  let most = 0;
  for (let i = 0; i < column.length / (parts ?? 1); i++) most = larger(abs1(scalarAt(column, i, parts)), most);
  return most;
}

/** The largest difference of two matrices in column j. */
function distance(x: MatrixView, y: MatrixView, j: number): number {
  const other = columnOf(y, j);
  return largest(
    columnOf(x, j).map((value, i) => value - other[i]!),
    x.parts,
  );
}

/** dget06: how far an estimate is from a condition number; one of them zero is an error unless both are. */
export function conditionRatio(estimate: number, exact: number, prec: NumberPrec): number {
  const eps = EPS[prec];
  if (estimate > 0 && exact > 0) return Math.max(estimate, exact) / Math.min(estimate, exact) - (1 - eps);
  // Both zero, and NaN stays NaN.
  return (estimate + exact) / eps;
}

export interface Refined {
  readonly a: MatrixView;
  readonly op: Op;
  readonly x: MatrixView;
  readonly b: MatrixView;
  readonly exact: MatrixView;
  readonly ferr: readonly number[];
  readonly berr: readonly number[];
}

/**
 * dget07, dpot05, dtrt05. Forward: max_j ||x - xact|| / (||x|| ferr), which the bound promises to be at most 1, else 1/eps. Backward: max_j
 * berr / ((n + 1) eps + (n + 1) unfl / min_i (|op(A)| |x| + |b|)_i). Of complex numbers all magnitudes are |Re| + |Im|.
 */
export function boundRatios({ a, op, x, b, exact, ferr, berr }: Refined, prec: NumberPrec) {
  const eps = EPS[prec];
  const unfl = lamch[prec].safeMinimum;
  const n = a.rows;
  const straight = op === 'n' || op === false;
  let [forward, backward] = [0, 0];
  for (let j = 0; j < (n === 0 ? 0 : x.cols); j++) {
    const error = distance(x, exact, j) / Math.max(largest(columnOf(x, j), x.parts), unfl);
    const bound = ferr[j]!;
    forward = larger(error === 0 && bound === 0 ? 0 : error <= bound ? error / bound : 1 / eps, forward);
    let least = Infinity;
    for (let i = 0; i < n; i++) {
      let sum = abs1(scalarOf(b, i, j));
      for (let l = 0; l < n; l++) {
        sum += abs1(straight ? scalarOf(a, i, l) : scalarOf(a, l, i)) * abs1(scalarOf(x, l, j));
      }
      least = Math.min(least, sum);
    }
    const scale = (n + 1) * eps + ((n + 1) * unfl) / Math.max(least, (n + 1) * unfl);
    backward = larger(berr[j]! / scale, backward);
  }
  return { forward, backward };
}
