// Error measures of gemm and of updates of a triangle (R1) and of trsm (R2): against a reference or exactly, and by random vectors in O(n^2) where
// the exact form would cost more than the routine. alpha and beta are real.
import type { MatrixView, Triangle } from './norms.ts';
import { larger, matrixView, normFro, normInf } from './norms.ts';
import { columnOf, multiply, signVector, triangleColumn } from './product.ts';
import type { Random } from './random.ts';
import { froDifference, ratio } from './residuals.ts';

export type Trans = 'n' | 't' | 'c';

export interface GemmScale {
  readonly k: number;
  readonly alpha: number;
  readonly beta: number;
  readonly normA: number;
  readonly normB: number;
  /** Frobenius norm of C on entry; not used when beta = 0. */
  readonly normC: number;
}

/** sqrt(K+2) |alpha| ||A||_F ||B||_F + 2 |beta| ||Cin||_F; 1 when that is zero. */
export function gemmDenominator({ k, alpha, beta, normA, normB, normC }: GemmScale): number {
  const product = alpha === 0 ? 0 : Math.sqrt(k + 2) * Math.abs(alpha) * normA * normB;
  const addend = beta === 0 ? 0 : 2 * Math.abs(beta) * normC;
  return product + addend === 0 ? 1 : product + addend;
}

/** R1: ||C - Cref||_F over the denominator; sqrt(K) is the statistical growth of rounding errors (Higham 2002, 3.5). */
export const gemmError = (c: MatrixView, cRef: MatrixView, scale: GemmScale): number =>
  froDifference(c, cRef) / gemmDenominator(scale);

export interface GemmProblem {
  readonly transA: Trans;
  readonly transB: Trans;
  readonly alpha: number;
  readonly beta: number;
  readonly a: MatrixView;
  readonly b: MatrixView;
  /** C on entry; not read when beta = 0. */
  readonly cIn: MatrixView;
  readonly c: MatrixView;
}

/**
 * R1 without a reference: with E = C - alpha op(A) op(B) - beta Cin and random signs t, E ||E t||^2 = ||E||_F^2, so the
 * root of the mean of ||E t||^2 over some t estimates ||E||_F. An error in one element, or in one column, is found
 * exactly; equal and opposite errors in one row escape one t with probability 1/2, hence more than one by default.
 */
export function gemmVectorCheck(problem: GemmProblem, random: Random, vectors = 2): number {
  const { transA, transB, alpha, beta, a, b, cIn, c } = problem;
  const k = transA === 'n' ? a.cols : a.rows;
  let norm = 0; // hypot, because squares of 1e200 or 1e-200 leave the range
  for (let trial = 0; trial < vectors; trial++) {
    const t = signVector(c.cols, random);
    const residual = multiply(c, false, t);
    if (alpha !== 0) {
      const product = multiply(a, transA !== 'n', multiply(b, transB !== 'n', t));
      for (let i = 0; i < residual.length; i++) residual[i] -= alpha * product[i];
    }
    if (beta !== 0) {
      const addend = multiply(cIn, false, t);
      for (let i = 0; i < residual.length; i++) residual[i] -= beta * addend[i];
    }
    norm = Math.hypot(norm, normFro(matrixView(residual, residual.length, 1)));
  }
  const normC = beta === 0 ? 0 : normFro(cIn);
  return norm / Math.sqrt(vectors) / gemmDenominator({ k, alpha, beta, normA: normFro(a), normB: normFro(b), normC });
}

/** C = alpha (sum of the products op(A) op(B)) + beta Cin in one triangle; the other one is not looked at. */
export interface TriangleUpdate {
  readonly uplo: 'l' | 'u';
  readonly alpha: number;
  readonly beta: number;
  readonly products: readonly Pick<GemmProblem, 'transA' | 'transB' | 'a' | 'b'>[];
  readonly cIn: MatrixView;
  readonly c: MatrixView;
}

/**
 * T t for the triangle T of op(A) op(B): row i is row i of op(A) times the sum of t_j times column j of op(B) over the columns that the
 * triangle has there. Those sums grow by one column per row, so that it takes O(n k).
 */
function triangleTimes(
  { transA, transB, a, b }: TriangleUpdate['products'][number],
  uplo: 'l' | 'u',
  t: Float64Array,
): Float64Array {
  const n = t.length;
  const sums = new Float64Array(transA === 'n' ? a.cols : a.rows);
  const product = new Float64Array(n);
  const [rowA, stepA] = transA === 'n' ? [1, a.ld] : [a.ld, 1];
  const [columnB, stepB] = transB === 'n' ? [b.ld, 1] : [1, b.ld];
  for (let step = 0; step < n; step++) {
    const i = uplo === 'l' ? step : n - 1 - step;
    const [fromA, fromB] = [a.offset + i * rowA, b.offset + i * columnB];
    let sum = 0;
    for (let l = 0; l < sums.length; l++) {
      sums[l] += t[i] * b.data[fromB + l * stepB];
      sum += a.data[fromA + l * stepA] * sums[l];
    }
    product[i] = sum;
  }
  return product;
}

/** R1 of a triangle, estimated as gemmVectorCheck does it. Several products count as one of matrices side by side. */
export function triangleVectorCheck(update: TriangleUpdate, random: Random, vectors = 2): number {
  const { uplo, alpha, beta, products, cIn, c } = update;
  const triangle: Triangle = { uplo, diag: 'n' };
  let norm = 0;
  for (let trial = 0; trial < vectors; trial++) {
    const t = signVector(c.cols, random);
    const residual = multiply(c, false, t, triangle);
    const subtract = (factor: number, x: Float64Array): void => {
      for (let i = 0; i < residual.length; i++) residual[i] -= factor * x[i];
    };
    if (alpha !== 0) for (const product of products) subtract(alpha, triangleTimes(product, uplo, t));
    if (beta !== 0) subtract(beta, multiply(cIn, false, t, triangle));
    norm = Math.hypot(norm, normFro(matrixView(residual, residual.length, 1)));
  }
  const scale = {
    k: products.reduce((k, { transA, a }) => k + (transA === 'n' ? a.cols : a.rows), 0),
    normA: Math.hypot(...products.map(({ a }) => normFro(a))),
    normB: Math.hypot(...products.map(({ b }) => normFro(b))),
    normC: beta === 0 ? 0 : normFro(cIn, triangle),
  };
  return norm / Math.sqrt(vectors) / gemmDenominator({ ...scale, alpha, beta });
}

export interface TrsmProblem {
  readonly side: 'l' | 'r';
  readonly triangle: Triangle;
  readonly transA: Trans;
  readonly alpha: number;
  /** Triangular, square; only the stored triangle is read. */
  readonly a: MatrixView;
  readonly x: MatrixView;
  readonly b: MatrixView;
}

const trsmRatio = (numerator: number, { triangle, a, x }: TrsmProblem): number =>
  ratio(numerator, normInf(a, triangle) * normInf(x));

/** R2: ||B - (1/alpha) op(A) X||_I / (||A||_I ||X||_I); on the right X op(A). For alpha = 0 X must be zero. */
export function trsmError(problem: TrsmProblem): number {
  const { side, triangle, transA, alpha, a, x, b } = problem;
  const transposed = transA !== 'n';
  if (alpha === 0) return normInf(x) === 0 ? 0 : Number.NaN;
  const sums = new Float64Array(b.rows);
  for (let j = 0; j < b.cols; j++) {
    const product =
      side === 'l'
        ? multiply(a, transposed, columnOf(x, j), triangle)
        : multiply(x, false, triangleColumn(a, triangle, transposed, j));
    const start = b.offset + j * b.ld;
    for (let i = 0; i < sums.length; i++) sums[i] += Math.abs(b.data[start + i] - product[i] / alpha);
  }
  return trsmRatio(
    sums.reduce((max, sum) => larger(sum, max), 0),
    problem,
  );
}

/**
 * R2 in O(n^2): ||E t||_I in place of ||E||_I for random signs t, the largest over some t. Never more than R2, so it
 * cannot fail a right answer, and on average at least 1/sqrt(2 columns) of it (Khintchine's inequality).
 */
export function trsmVectorCheck(problem: TrsmProblem, random: Random, vectors = 2): number {
  const { side, triangle, transA, alpha, a, x, b } = problem;
  const transposed = transA !== 'n';
  if (alpha === 0) return normInf(x) === 0 ? 0 : Number.NaN;
  let worst = 0;
  for (let trial = 0; trial < vectors; trial++) {
    const t = signVector(b.cols, random);
    const product =
      side === 'l'
        ? multiply(a, transposed, multiply(x, false, t), triangle)
        : multiply(x, false, multiply(a, transposed, t, triangle));
    const residual = multiply(b, false, t);
    for (let i = 0; i < residual.length; i++) residual[i] -= product[i] / alpha;
    worst = larger(normInf(matrixView(residual, residual.length, 1)), worst);
  }
  return trsmRatio(worst, problem);
}
