// Error measures of getrf: R3 (factors), exactly and by random vectors, R4 (a solve with the factors), and of getrs. Pivots are
// 1-based as in LAPACK: step i swapped rows i and ipiv[i]. Any pivot outside 1..m makes the error NaN.
import type { MatrixView, Triangle } from './norms.ts';
import { larger, matrixView, normFro, normMax, normOne, storedRows } from './norms.ts';
import { columnOf, multiply, signVector } from './product.ts';
import type { Random } from './random.ts';
import { type Applied, ratio } from './residuals.ts';

type Pivots = ArrayLike<number>;

const LOWER: Triangle = { uplo: 'l', diag: 'u' };
const UPPER: Triangle = { uplo: 'u', diag: 'n' };

/** L (m x p, unit lower) and U (p x n, upper) as views of the array that holds both. */
function factors({ data, rows, cols, ld, offset }: MatrixView): { l: MatrixView; u: MatrixView } {
  const p = Math.min(rows, cols);
  return { l: matrixView(data, rows, p, ld, offset), u: matrixView(data, p, cols, ld, offset) };
}

/** order[i] = row of A that is row i of P A; undefined if a pivot is not a row. */
function rowOrder(ipiv: Pivots, m: number, p: number): Int32Array | undefined {
  const order = Int32Array.from({ length: m }, (_, i) => i);
  for (let i = 0; i < p; i++) {
    const pivot = ipiv[i] - 1;
    if (!(Number.isInteger(pivot) && pivot >= 0 && pivot < m)) return undefined;
    const row = order[i];
    order[i] = order[pivot];
    order[pivot] = row;
  }
  return order;
}

/** R3: ||P A - L U||_F / (N ||P A||_F), in O(m n min(m, n)). */
export function getrfError(a: MatrixView, lu: MatrixView, ipiv: Pivots): number {
  const { rows: m, cols: n } = a;
  const p = Math.min(m, n);
  const order = rowOrder(ipiv, m, p);
  if (order === undefined) return Number.NaN;
  const { l, u } = factors(lu);
  const residual = new Float64Array(m);
  const norms = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) residual[i] = a.data[a.offset + order[i] + j * a.ld];
    const [, bottom] = storedRows(u, j, UPPER);
    for (let s = 0; s < bottom; s++) {
      const usj = u.data[u.offset + s + j * u.ld];
      const column = l.offset + s * l.ld;
      residual[s] -= usj;
      for (let i = s + 1; i < m; i++) residual[i] -= l.data[column + i] * usj;
    }
    norms[j] = normFro(matrixView(residual, m, 1));
  }
  return ratio(normFro(matrixView(norms, n, 1)), n * normFro(a));
}

/**
 * R3 in O(m n): with E = P A - L U and random signs t, E ||E t||^2 = ||E||_F^2, so the root of the mean of ||E t||^2
 * over some t estimates ||E||_F.
 */
export function getrfVectorCheck(a: MatrixView, lu: MatrixView, ipiv: Pivots, random: Random, vectors = 2): number {
  const { rows: m, cols: n } = a;
  const order = rowOrder(ipiv, m, Math.min(m, n));
  if (order === undefined) return Number.NaN;
  const { l, u } = factors(lu);
  let norm = 0; // hypot, because squares of 1e200 or 1e-200 leave the range
  for (let trial = 0; trial < vectors; trial++) {
    const t = signVector(n, random);
    const at = multiply(a, false, t);
    const residual = multiply(l, false, multiply(u, false, t, UPPER), LOWER);
    for (let i = 0; i < m; i++) residual[i] = at[order[i]] - residual[i];
    norm = Math.hypot(norm, normFro(matrixView(residual, m, 1)));
  }
  return ratio(norm / Math.sqrt(vectors), n * normFro(a));
}

/** x := A^-1 b from its factors, in doubles. */
export function luSolve(lu: MatrixView, ipiv: Pivots, b: Float64Array): Float64Array {
  const n = lu.rows;
  const order = rowOrder(ipiv, n, n);
  if (order === undefined) return new Float64Array(n).fill(Number.NaN);
  const x = Float64Array.from(order, (row) => b[row]);
  for (let j = 0; j < n; j++) {
    const column = lu.offset + j * lu.ld;
    for (let i = j + 1; i < n; i++) x[i] -= lu.data[column + i] * x[j];
  }
  for (let j = n - 1; j >= 0; j--) {
    const column = lu.offset + j * lu.ld;
    x[j] /= lu.data[column + j];
    for (let i = 0; i < j; i++) x[i] -= lu.data[column + i] * x[j];
  }
  return x;
}

/**
 * R4: ||A x - b||_F / (N ||A||_F ||x||_F) for a random b and x solved with the factors, square A only. `random` must not
 * start where A's generator started: b would be a column of A, x a unit vector and the error nearly zero.
 */
export function getrfSolveError(a: MatrixView, lu: MatrixView, ipiv: Pivots, random: Random): number {
  const n = a.rows;
  if (a.cols !== n) throw new RangeError(`a solve needs a square matrix, not ${a.rows} x ${a.cols}`);
  const b = random.fill(new Float64Array(n), 'rand');
  const x = matrixView(luSolve(lu, ipiv, b), n, 1);
  const residual = multiply(a, false, columnOf(x, 0));
  for (let i = 0; i < n; i++) residual[i] -= b[i];
  return ratio(normFro(matrixView(residual, n, 1)), n * normFro(a) * normFro(x));
}

/** op(A) x for A = P^T L U. */
function factorMultiply(lu: MatrixView, ipiv: Pivots, x: Float64Array, transposed: boolean): Float64Array {
  const { l, u } = factors(lu);
  const y = transposed ? x.slice() : multiply(l, false, multiply(u, false, x, UPPER), LOWER);
  for (let step = 0; step < lu.rows; step++) {
    const i = transposed ? step : lu.rows - 1 - step;
    const pivot = ipiv[i] - 1;
    [y[i], y[pivot]] = [y[pivot], y[i]];
  }
  return transposed ? multiply(u, true, multiply(l, true, y, LOWER), UPPER) : y;
}

/** P^T L U for factors without negative elements: the sums of the columns are a product with ones then. */
export function appliedFactors(lu: MatrixView, ipiv: Pivots): Applied {
  const sums = factorMultiply(lu, ipiv, new Float64Array(lu.rows).fill(1), true);
  return {
    norm: normMax(matrixView(sums, sums.length, 1)),
    apply: (x) => factorMultiply(lu, ipiv, x, false),
  };
}

/**
 * dget02 as in solveRatio, in units of one, of a solve with given factors that have no negative elements: then ones times A are the norm
 * of A, and nothing takes more than O(n^2).
 */
export function factorSolveRatio(
  lu: MatrixView,
  ipiv: Pivots,
  x: MatrixView,
  b: MatrixView,
  transposed: boolean,
): number {
  const sums = factorMultiply(lu, ipiv, new Float64Array(lu.rows).fill(1), !transposed);
  const normA = normMax(matrixView(sums, sums.length, 1));
  let worst = 0;
  for (let j = 0; j < b.cols; j++) {
    const solution = columnOf(x, j);
    const product = factorMultiply(lu, ipiv, solution, transposed);
    const residual = columnOf(b, j).map((value, i) => value - product[i]);
    const one = (v: Float64Array): number => normOne(matrixView(v, v.length, 1));
    worst = larger(ratio(one(residual), normA * one(solution)), worst);
  }
  return worst;
}
