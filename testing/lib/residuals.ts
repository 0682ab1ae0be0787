// Error measures of linear solves and inverses (R5, dget02, R9) and what all testers share: eps, the verdict and the
// norm of a difference. Computed in doubles; results are compared with tol * eps by `passes`.
import type { MatrixView } from './norms.ts';
import { larger, matrixView, normFro, normInf, normOne } from './norms.ts';
import { columnOf, multiply, signVector } from './product.ts';
import type { Random } from './random.ts';

/** LAPACK's lamch('E'): half the gap between 1 and the next number, of integers too: one unit of error fails. */
export const EPS = { b: 0.5, h: 2 ** -11, s: 2 ** -24, d: 2 ** -53, c: 2 ** -24, z: 2 ** -53 } as const;

/** True only for a number below the bound: NaN fails. */
export const passes = (error: number, tol: number, eps: number): boolean => error < tol * eps;

/** numerator / denominator, where an exact zero is no error even of a zero matrix. */
export const ratio = (numerator: number, denominator: number): number =>
  numerator === 0 && denominator === 0 ? 0 : numerator / denominator;

/** ||X - Y||_F without a copy of the matrix. */
export function froDifference(x: MatrixView, y: MatrixView): number {
  if (x.rows !== y.rows || x.cols !== y.cols) {
    throw new RangeError(`${x.rows} x ${x.cols} and ${y.rows} x ${y.cols} cannot be compared`);
  }
  const difference = new Float64Array(x.rows);
  const norms = new Float64Array(x.cols);
  for (let j = 0; j < x.cols; j++) {
    const atX = x.offset + j * x.ld;
    const atY = y.offset + j * y.ld;
    for (let i = 0; i < x.rows; i++) difference[i] = x.data[atX + i] - y.data[atY + i];
    norms[j] = normFro(matrixView(difference, x.rows, 1));
  }
  return normFro(matrixView(norms, x.cols, 1));
}

/** r := b - op(A) x for column j of B and X. */
function residualColumn(a: MatrixView, transposed: boolean, x: MatrixView, b: MatrixView, j: number): Float64Array {
  const r = multiply(a, transposed, columnOf(x, j));
  const start = b.offset + j * b.ld;
  for (let i = 0; i < r.length; i++) r[i] = b.data[start + i] - r[i];
  return r;
}

/** R5: ||B - A X||_I / (N ||A||_I ||X||_I), the infinity norm, as in MAGMA's gesv and posv testers. */
export function solveError(a: MatrixView, x: MatrixView, b: MatrixView): number {
  const sums = new Float64Array(b.rows);
  for (let j = 0; j < b.cols; j++) {
    const r = residualColumn(a, false, x, b, j);
    for (let i = 0; i < sums.length; i++) sums[i] += Math.abs(r[i]);
  }
  return ratio(
    sums.reduce((max, sum) => larger(sum, max), 0),
    a.rows * normInf(a) * normInf(x),
  );
}

/**
 * LAPACK's dget02: max_j ||b_j - op(A) x_j||_1 / (||op(A)||_1 ||x_j||_1 eps), already in units of eps and without
 * the factor N. A zero matrix or solution gives 1/eps unless its residual is zero too.
 */
export function solveRatio(a: MatrixView, x: MatrixView, b: MatrixView, eps: number, transposed = false): number {
  const normA = transposed ? normInf(a) : normOne(a);
  let worst = 0;
  for (let j = 0; j < b.cols; j++) {
    const r = residualColumn(a, transposed, x, b, j);
    const normR = normOne(matrixView(r, r.length, 1));
    const scale = normA * normOne(matrixView(columnOf(x, j), x.rows, 1));
    if (normR === 0 && scale === scale) continue;
    worst = larger(scale === 0 ? 1 / eps : normR / scale / eps, worst);
  }
  return worst;
}

/** R9: ||I - A Ainv||_1 rcond / N with rcond = 1 / (||A||_1 ||Ainv||_1); a zero matrix gives 1/eps. */
export function inverseError(a: MatrixView, inverse: MatrixView, eps: number): number {
  const n = a.rows;
  if (n === 0) return 0;
  const product = normOne(a) * normOne(inverse);
  if (product === 0) return 1 / eps;
  let worst = 0;
  for (let j = 0; j < n; j++) {
    const column = multiply(a, false, columnOf(inverse, j));
    column[j] -= 1;
    worst = larger(normOne(matrixView(column, n, 1)), worst);
  }
  return worst / product / n;
}

/** A matrix as its checks use it where it is too large to be multiplied by another. */
export interface Applied {
  readonly norm: number;
  apply(x: Float64Array): Float64Array;
}

/**
 * R9 in a few products with vectors: the root mean square of ||(I - A Ainv) t|| over random signs t is the Frobenius norm, which takes
 * the place of the 1-norm. Of matrices of order n they differ by a factor of sqrt(n) at most, and little if errors are spread evenly.
 */
export function inverseVectorCheck(n: number, a: Applied, inverse: Applied, random: Random, vectors = 2): number {
  let norm = 0;
  for (let trial = 0; trial < vectors; trial++) {
    const t = signVector(n, random);
    const residual = a.apply(inverse.apply(t)).map((value, i) => t[i] - value);
    norm = Math.hypot(norm, normFro(matrixView(residual, n, 1)));
  }
  return norm / Math.sqrt(vectors) / (a.norm * inverse.norm) / n;
}
