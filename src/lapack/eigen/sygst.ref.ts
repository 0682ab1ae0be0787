// The reduction of generalized symmetric eigenproblems to standard ones by its definition, in doubles. Host memory only.
import type { RealMat, Uplo } from '../../core/matrix.ts';
import type { ProblemType } from './sygst.steps.ts';

/** Column i of the lower triangle L of B, or row i of its upper one U = L^T: where elements lie. */
const strides = (uplo: Uplo, ld: number): readonly [along: number, across: number] =>
  uplo === 'l' ? [1, ld] : [ld, 1];

/** A := L^-1 A L^-T of type 1, else L^T A L, in the triangle `uplo`, from which B's factor is read too. */
export function sygstRef(itype: ProblemType, uplo: Uplo, n: number, A: RealMat, B: RealMat): void {
  const [ai, aj] = strides(uplo, A.ld);
  const X = new Float64Array(n * n);
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      X[i + j * n] = A.data[A.off + i * ai + j * aj]!;
      X[j + i * n] = X[i + j * n]!;
    }
  }
  // A is symmetric: what is done to its columns, then to the columns of the transposed, is done to both sides.
  for (let side = 0; side < 2; side++) {
    for (let j = 0; j < n; j++) (itype === 1 ? solve : multiply)(uplo, n, B, X.subarray(j * n, j * n + n));
    transpose(n, X);
  }
  for (let j = 0; j < n; j++) for (let i = j; i < n; i++) A.data[A.off + i * ai + j * aj] = X[i + j * n]!;
}

/** x := L^-1 x */
function solve(uplo: Uplo, n: number, { data, off, ld }: RealMat, x: Float64Array): void {
  const [li, lj] = strides(uplo, ld);
  for (let j = 0; j < n; j++) {
    x[j] = x[j]! / data[off + j * (li + lj)]!;
    for (let i = j + 1; i < n; i++) x[i]! -= data[off + i * li + j * lj]! * x[j]!;
  }
}

/** x := L^T x */
function multiply(uplo: Uplo, n: number, { data, off, ld }: RealMat, x: Float64Array): void {
  const [li, lj] = strides(uplo, ld);
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = j; i < n; i++) sum += data[off + i * li + j * lj]! * x[i]!;
    x[j] = sum;
  }
}

function transpose(n: number, X: Float64Array): void {
  for (let j = 0; j < n; j++)
    for (let i = j + 1; i < n; i++) [X[i + j * n], X[j + i * n]] = [X[j + i * n]!, X[i + j * n]!];
}
