// Error measures of gemm (R1) and trsm (R2): against a reference or exactly, and by random vectors in O(n^2) where
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
