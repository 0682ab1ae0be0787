// The functions of the matrices of a batch as cases, one for each form: the worst error over the batch.
import { expmRef } from '../../../../src/batched/functions/expm.ref.ts';
import { invrootRef } from '../../../../src/batched/functions/invroot.ref.ts';
import { sqrtmRef } from '../../../../src/batched/functions/sqrtm.ref.ts';
import {
  expmBatched,
  expmBatchedSpec,
  expmStridedBatched,
  expmStridedBatchedSpec,
  expmVbatched,
  expmVbatchedSpec,
  invrootBatched,
  invrootBatchedSpec,
  invrootStridedBatched,
  invrootStridedBatchedSpec,
  invrootVbatched,
  invrootVbatchedSpec,
  type Prec,
  type Queue,
  sqrtmBatched,
  sqrtmBatchedSpec,
  sqrtmStridedBatched,
  sqrtmStridedBatchedSpec,
  sqrtmVbatched,
  sqrtmVbatchedSpec,
} from '../../../../src/index.ts';
import { type BatchKit, batchCases, type Form, type Member } from '../../../lib/batchForms.ts';
import { squareSweep } from '../../../lib/batchSweeps.ts';
import type { Case } from '../../../lib/case.ts';
import { larger, type MatrixView, matrixView, normOne } from '../../../lib/norms.ts';
import { fill, type Operands } from '../../../lib/operands.ts';
import { columnOf, multiply } from '../../../lib/product.ts';
import type { Random } from '../../../lib/random.ts';
import { ratio } from '../../../lib/residuals.ts';
import { inverseBatchedTable } from '../../../lib/tableBatched.ts';
import { hostMat } from '../../../lib/views.ts';

/** To batchCases C is a matrix B; operands and arguments have it by its own name. */
const toC = ({ B, ldb, strideB, offsetsB, ...others }: Record<string, unknown>): Record<string, unknown> => ({
  ...others,
  C: B,
  ...(ldb === undefined ? {} : { ldc: ldb }),
  ...(strideB === undefined ? {} : { strideC: strideB }),
  ...(offsetsB === undefined ? {} : { offsetsC: offsetsB }),
});
const toB = <D>({ C, offsetsC, ...others }: Record<string, unknown>): D =>
  ({ ...others, B: C, ...(offsetsC === undefined ? {} : { offsetsB: offsetsC }) }) as D;

const named = <P extends object, D extends Operands>(c: Case<P, D>): Case<P, D> => ({
  ...c,
  data: (problem, prec, random) => toC(c.data(problem, prec, random)) as D,
  run: (queue, problem, at) => c.run(queue, problem, toB(at)),
  reference: (problem, data) => c.reference(problem, toB(data)),
  error: (problem, before, after, check) => c.error(problem, toB(before), toB(after), check),
});

type Front = (queue: Queue, args: never) => Promise<void>;

/** The columns of inverses, with a residual of one's own. */
function tableOf(residual: string): BatchKit['table'] {
  const table = inverseBatchedTable();
  return {
    ...table,
    header: (options, backend) => {
      const columns = table.header(options, backend)[0]!.replace(/\|\|I - .*$/, residual);
      return [columns, table.header(options, backend)[1]!];
    },
  };
}

/** Of positive definite matrices, but for the exponential, of any. */
function functionCases(
  kit: Pick<BatchKit, 'specs' | 'reference' | 'error'>,
  residual: string,
  fronts: Readonly<Record<Form, Front>>,
  random: (A: MatrixView, prec: Prec, random: Random) => void,
  more: object = {},
) {
  const renamed =
    (front: Front): Front =>
    (queue, args) =>
      front(queue, { ...toC(args), ...more } as never);
  const { strided, batched, vbatched } = batchCases({
    ...kit,
    fronts: { strided: renamed(fronts.strided), batched: renamed(fronts.batched), vbatched: renamed(fronts.vbatched) },
    A: ({ n }) => [n, n],
    B: ({ n }) => [n, n],
    reads: ['A'],
    fill: (prec, { A }, _p, numbers) => random(A, prec, numbers),
    sweep: squareSweep,
    options: [],
    table: tableOf(residual),
  });
  return { strided: named(strided), batched: named(batched), vbatched: named(vbatched) };
}

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

export const expmCases = functionCases(
  {
    specs: { strided: expmStridedBatchedSpec, batched: expmBatchedSpec, vbatched: expmVbatchedSpec },
    reference: ({ n, A, B }) => expmRef(n, hostMat(A), hostMat(B)),
    error: expmError,
  },
  '||C - exp(A)|| / (N*(1+||A||)*||exp(A)||)',
  { strided: expmStridedBatched, batched: expmBatched, vbatched: expmVbatched },
  (A, prec, random) => fill(prec, A, () => random.rand() - 0.5),
);

/** ||C C - A||_1 / (N ||A||_1). */
export const sqrtmCases = functionCases(
  {
    specs: { strided: sqrtmStridedBatchedSpec, batched: sqrtmBatchedSpec, vbatched: sqrtmVbatchedSpec },
    reference: ({ n, A, B }) => sqrtmRef(n, hostMat(A), hostMat(B)).info,
    error: ({ n, A }, { B: C }) => ratio(residualOf(C, C, element(A)), n * normOne(A)),
  },
  '||A - C*C||_1 / (N*||A||_1)',
  { strided: sqrtmStridedBatched, batched: sqrtmBatched, vbatched: sqrtmVbatched },
  definite,
);

/** ||C^4 A - I||_1 / N. */
function invrootError({ n, A }: Member, { B: C }: Member): number {
  if (n === 0) return 0;
  const square = product(C, C);
  return residualOf(product(square, square), A, (i, j) => Number(i === j)) / n;
}

const P = { p: 4 } as const;

export const invrootCases = functionCases(
  {
    specs: { strided: invrootStridedBatchedSpec, batched: invrootBatchedSpec, vbatched: invrootVbatchedSpec },
    reference: ({ n, A, B }) => invrootRef(n, { ...P, epsilon: 0 }, hostMat(A), hostMat(B)).info,
    error: invrootError,
  },
  '||I - C^4*A||_1 / N',
  { strided: invrootStridedBatched, batched: invrootBatched, vbatched: invrootVbatched },
  definite,
  P,
);
