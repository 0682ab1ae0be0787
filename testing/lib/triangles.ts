// Symmetric and triangular operands of level-3 routines: written out in full for the checks, so that every one of them is a product of
// two general matrices and is judged as gemm is (R1).
import { gemmRef } from '../../src/blas3/products/gemm.ref.ts';
import type { Diag, Prec, Uplo } from '../../src/index.ts';
import { EXACT_ORDER } from './case.ts';
import { type MatrixView, matrixView, normFro } from './norms.ts';
import { fill } from './operands.ts';
import type { Random } from './random.ts';
import { type GemmProblem, gemmError, gemmVectorCheck } from './residualsBlas.ts';
import { hostMat } from './views.ts';

/** What lies in the triangle of a result that must not be written: reference BLAS's rogue value. With NaN there, writing NaN would go unnoticed. */
const ROGUE = -1e10;

const inside = (uplo: Uplo, i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);

/** Fills one triangle, the other one with NaN (of what is only read) or the rogue value; a unit diagonal with NaN. */
export function fillTriangle(
  prec: Prec,
  x: MatrixView,
  uplo: Uplo,
  use: 'read' | 'write',
  entry: () => number,
  diag: Diag = 'n',
): void {
  const other = use === 'read' ? Number.NaN : ROGUE;
  fill(prec, x, (i, j) => {
    if (i === j && diag === 'u') return other;
    return inside(uplo, i, j) ? entry() : other;
  });
}

/**
 * One triangle of a symmetric positive definite matrix, the other one being the rogue value: uniform on (0,1), then each diagonal element
 * is the sum of its row, as in MAGMA's rand_dominant.
 */
export function fillDominant(prec: Prec, x: MatrixView, uplo: Uplo, random: Random): void {
  fillTriangle(prec, x, uplo, 'write', () => random.rand());
  const sums = new Float64Array(x.rows);
  for (let j = 0; j < x.cols; j++) {
    for (let i = uplo === 'l' ? j : 0; i < (uplo === 'l' ? x.rows : j + 1); i++) {
      const value = x.data[x.offset + i + j * x.ld]!;
      sums[i]! += value;
      if (i !== j) sums[j]! += value;
    }
  }
  for (let j = 0; j < x.cols; j++) x.data[x.offset + j * (x.ld + 1)] = sums[j]!;
}

const dense = (x: MatrixView, entry: (i: number, j: number) => number): MatrixView => {
  const data = x.data instanceof Float64Array ? new Float64Array(x.rows * x.cols) : new Float32Array(x.rows * x.cols);
  for (let j = 0; j < x.cols; j++) for (let i = 0; i < x.rows; i++) data[i + j * x.rows] = entry(i, j);
  return matrixView(data, x.rows, x.cols);
};

/** The symmetric matrix of which x holds one triangle. */
export const symmetricView = (x: MatrixView, uplo: Uplo): MatrixView =>
  dense(x, (i, j) => x.data[x.offset + (inside(uplo, i, j) ? i + j * x.ld : j + i * x.ld)]!);

/** The triangular matrix of which x holds the triangle, with its zeros and, if the diagonal is not stored, its ones. */
export const triangularView = (x: MatrixView, uplo: Uplo, diag: Diag = 'n'): MatrixView =>
  dense(x, (i, j) => {
    if (i === j && diag === 'u') return 1;
    return inside(uplo, i, j) ? x.data[x.offset + i + j * x.ld]! : 0;
  });

/** [X Y], or [X; Y] if stacked. */
export function joined(x: MatrixView, y: MatrixView, stacked: boolean): MatrixView {
  const [rows, cols] = stacked ? [x.rows + y.rows, x.cols] : [x.rows, x.cols + y.cols];
  return dense({ ...x, rows, cols }, (i, j) => {
    if (i < x.rows && j < x.cols) return x.data[x.offset + i + j * x.ld]!;
    return y.data[y.offset + (stacked ? i - x.rows : i) + (stacked ? j : j - x.cols) * y.ld]!;
  });
}

/** Whether the triangle that does not belong to the result has kept its bits. */
export function otherKept(before: MatrixView, after: MatrixView, uplo: Uplo): boolean {
  for (let j = 0; j < before.cols; j++) {
    for (let i = 0; i < before.rows; i++) {
      const p = before.offset + i + j * before.ld;
      if (!inside(uplo, i, j) && !Object.is(before.data[p], after.data[p])) return false;
    }
  }
  return true;
}

/** R1 of C = alpha op(A) op(B) + beta Cin: against three loops in double up to a moderate order, by random vectors beyond. */
export function fullError(p: GemmProblem, random: Random, only?: Uplo): number {
  const { rows: m, cols: n } = p.c;
  const k = p.transA === 'n' ? p.a.cols : p.a.rows;
  if (only === undefined && Math.max(m, n, k) > EXACT_ORDER) return gemmVectorCheck(p, random);
  const expected = matrixView(new Float64Array(m * n), m, n);
  for (let j = 0; j < n; j++) {
    const column = p.cIn.offset + j * p.cIn.ld;
    expected.data.set(p.cIn.data.subarray(column, column + m), j * m);
  }
  gemmRef(p.transA, p.transB, m, n, k, p.alpha, hostMat(p.a), hostMat(p.b), p.beta, hostMat(expected));
  const scale = { ...p, k, normA: normFro(p.a), normB: normFro(p.b), normC: normFro(p.cIn) };
  if (only === undefined) return gemmError(p.c, expected, scale);
  return gemmError(triangularView(p.c, only), triangularView(expected, only), scale);
}
