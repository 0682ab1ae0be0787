// The functions of the matrices of a batch as cases, one for each form: the worst error over the batch.
import { expmRef } from '../../../../src/batched/functions/expm.ref.ts';
import { invrootRef } from '../../../../src/batched/functions/invroot.ref.ts';
import { sqrtmRef } from '../../../../src/batched/functions/sqrtm.ref.ts';
import type { RealMat } from '../../../../src/core/matrix.ts';
import type { Prec } from '../../../../src/index.ts';
import { logmRef } from '../../../../src/lapack/functions/logm.ref.ts';
import { signmRef } from '../../../../src/lapack/functions/signm.ref.ts';
import { type BatchKit, batchCases, type Member } from '../../../lib/batchForms.ts';
import { squareSweep } from '../../../lib/batchSweeps.ts';
import { larger, type MatrixView, matrixView, normOne } from '../../../lib/norms.ts';
import { fill } from '../../../lib/operands.ts';
import { columnOf, multiply } from '../../../lib/product.ts';
import type { Random } from '../../../lib/random.ts';
import { squareBatchedTable } from '../../../lib/rateTable.ts';
import { ratio } from '../../../lib/residuals.ts';
import { hostMat } from '../../../lib/views.ts';

/** What all functions share: C, which is written, is that of A. */
const ofMatrix = {
  names: { B: 'C' },
  A: ({ n }) => [n, n],
  B: ({ n }) => [n, n],
  reads: ['A'],
  sweep: squareSweep,
  options: [],
} satisfies Partial<BatchKit>;

/** Symmetric with a diagonal that makes it positive definite, of a condition number about 3. */
function definite(A: MatrixView, prec: Prec, random: Random): void {
  const lower = new Map<number, number>();
  const at = (i: number, j: number): number => Math.max(i, j) + Math.min(i, j) * A.rows;
  for (let j = 0; j < A.cols; j++) for (let i = j; i < A.rows; i++) lower.set(at(i, j), random.rand());
  fill(prec, A, (i, j) => lower.get(at(i, j))! + (i === j ? A.rows : 0));
}

/** ||X Y - Z||_1, Z being a function of its elements. */
function residualOf(X: MatrixView, Y: MatrixView, z: (i: number, j: number) => number): number {
  let most = 0;
  for (let j = 0; j < Y.cols; j++) {
    const product = multiply(X, false, columnOf(Y, j));
    const sum = product.reduce((total, value, i) => total + Math.abs(value - z(i, j)), 0);
    most = larger(sum, most);
  }
  return most;
}

const element =
  (X: MatrixView) =>
  (i: number, j: number): number =>
    X.data[X.offset + i + j * X.ld]!;

function doubles(X: MatrixView): MatrixView {
  const copy = matrixView(new Float64Array(X.rows * X.cols), X.rows, X.cols);
  for (let j = 0; j < X.cols; j++) copy.data.set(columnOf(X, j), j * X.rows);
  return copy;
}

/** X Y in doubles. */
function product(X: MatrixView, Y: MatrixView): MatrixView {
  const Z = matrixView(new Float64Array(X.rows * Y.cols), X.rows, Y.cols);
  for (let j = 0; j < Y.cols; j++) Z.data.set(multiply(X, false, columnOf(Y, j)), j * X.rows);
  return Z;
}

/** ||C - e^A||_1 / (N (1 + ||A||_1) ||e^A||_1), e^A in doubles. */
function expmError({ n, A }: Member, { B: C }: Member): number {
  if (n === 0) return 0;
  const exact = doubles(A);
  expmRef(n, hostMat(exact), hostMat(exact));
  let most = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.abs(element(C)(i, j) - element(exact)(i, j));
    most = larger(sum, most);
  }
  return ratio(most, n * (1 + normOne(A)) * normOne(exact));
}

export const expmBatchedCases = batchCases('expm', {
  ...ofMatrix,
  fill: (prec, { A }, _p, random) => fill(prec, A, () => random.rand() - 0.5),
  reference: ({ n, A, B }) => expmRef(n, hostMat(A), hostMat(B)),
  error: expmError,
  table: squareBatchedTable('||C - exp(A)|| / (N*(1+||A||)*||exp(A)||)'),
});

/** ||C C - A||_1 / (N ||A||_1). */
export const sqrtmBatchedCases = batchCases('sqrtm', {
  ...ofMatrix,
  fill: (prec, { A }, _p, random) => definite(A, prec, random),
  reference: ({ n, A, B }) => sqrtmRef(n, hostMat(A), hostMat(B)).info,
  error: ({ n, A }, { B: C }) => ratio(residualOf(C, C, element(A)), n * normOne(A)),
  table: squareBatchedTable('||A - C*C||_1 / (N*||A||_1)'),
});

/** ||C^4 A - I||_1 / N. */
function invrootError({ n, A }: Member, { B: C }: Member): number {
  if (n === 0) return 0;
  const square = product(C, C);
  return residualOf(product(square, square), A, (i, j) => Number(i === j)) / n;
}

const P = { p: 4 } as const;

export const invrootBatchedCases = batchCases('invroot', {
  ...ofMatrix,
  more: P,
  fill: (prec, { A }, _p, random) => definite(A, prec, random),
  reference: ({ n, A, B }) => invrootRef(n, { ...P, epsilon: 0 }, hostMat(A), hostMat(B)).info,
  error: invrootError,
  table: squareBatchedTable('||I - C^4*A||_1 / N'),
});

/** Eigenvalues of both signs, away from the imaginary axis: a strong diagonal, every other element of it negative. */
function divided(prec: Prec, A: MatrixView, random: Random): void {
  fill(prec, A, (i, j) => random.rand() - 0.5 + (i === j ? A.rows * (1 - 2 * (i % 2)) : 0));
}

/** C := f(A) by a reference that overwrites A; C is left where there is no result. */
const onCopy = ({ A, B }: Member, f: (n: number, A: RealMat) => number): number => {
  const own = hostMat(doubles(A));
  const info = f(A.rows, own);
  if (info === 0) B.data.set(own.data, B.offset);
  return info;
};

/** ||C C - I||_1 / (N max(1, ||C||_1)^2). */
export const signmBatchedCases = batchCases('signm', {
  ...ofMatrix,
  fill: (prec, { A }, _p, random) => divided(prec, A, random),
  reference: (one) => onCopy(one, (n, A) => signmRef(n, A).info),
  error: ({ n }, { B: C }) =>
    n === 0 ? 0 : residualOf(C, C, (i, j) => Number(i === j)) / (n * Math.max(1, normOne(C)) ** 2),
  table: squareBatchedTable('||I - C*C||_1 / (N*||C||_1^2)'),
});

/** ||e^C - A||_1 / (N max(1, ||C||_1) ||A||_1), e^C in doubles. */
function logmError({ n, A }: Member, { B: C }: Member): number {
  if (n === 0) return 0;
  const exact = doubles(C);
  expmRef(n, hostMat(exact), hostMat(exact));
  let most = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.abs(element(A)(i, j) - element(exact)(i, j));
    most = larger(sum, most);
  }
  return ratio(most, n * Math.max(1, normOne(C)) * normOne(A));
}

export const logmBatchedCases = batchCases('logm', {
  ...ofMatrix,
  fill: (prec, { A }, _p, random) => definite(A, prec, random),
  reference: (one) => onCopy(one, logmRef),
  error: logmError,
  table: squareBatchedTable('||A - exp(C)|| / (N*||C||*||A||)'),
});
