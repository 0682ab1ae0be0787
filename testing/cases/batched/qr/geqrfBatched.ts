// geqrf of a batch as cases, one for each form: the worse of the errors R8a and R8b, the worst over the batch.
import {
  geqrfBatched,
  geqrfBatchedSpec,
  geqrfStridedBatched,
  geqrfStridedBatchedSpec,
  geqrfVbatched,
  geqrfVbatchedSpec,
} from '../../../../src/index.ts';
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.ts';
import { orgqrRef } from '../../../../src/lapack/qr/orgqr.ref.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { factorSweep } from '../../../lib/batchSweeps.ts';
import type { Case } from '../../../lib/case.ts';
import { larger, type MatrixView, matrixView, normOne } from '../../../lib/norms.ts';
import type { Operands } from '../../../lib/operands.ts';
import { columnOf, multiply } from '../../../lib/product.ts';
import { ratio } from '../../../lib/residuals.ts';
import { uniform } from '../../../lib/source.ts';
import { geqrfBatchedTable } from '../../../lib/tableBatched.ts';
import { hostMat } from '../../../lib/views.ts';

/** max(||R - Q^T A||_1 / (N ||A||_1), ||I - Q^T Q||_1 / N) with Q, m x min(m, n), made in doubles from the reflectors. */
function geqrfError(a: MatrixView, qr: MatrixView, tau: Float64Array): number {
  const { rows: m, cols: n } = a;
  const k = Math.min(m, n);
  if (k === 0) return 0;
  const q = matrixView(new Float64Array(m * k), m, k);
  for (let j = 0; j < k; j++) q.data.set(columnOf(qr, j), j * m);
  orgqrRef(m, k, k, hostMat(q), tau);
  /** ||X - Q^T Y||_1, X being k x (columns of Y). */
  const distance = (x: (i: number, j: number) => number, y: MatrixView): number => {
    let most = 0;
    for (let j = 0; j < y.cols; j++) {
      const product = multiply(q, true, columnOf(y, j));
      most = larger(
        product.reduce((sum, value, i) => sum + Math.abs(x(i, j) - value), 0),
        most,
      );
    }
    return most;
  };
  const r = (i: number, j: number): number => (i <= j ? qr.data[qr.offset + i + j * qr.ld]! : 0);
  const unit = (i: number, j: number): number => (i === j ? 1 : 0);
  return larger(ratio(distance(r, a), n * normOne(a)), distance(unit, q) / n);
}

/** To batchCases tau is a matrix B of one column; operands and arguments have it by its own name. */
const toTau = ({ B, ldb: _, strideB, offsetsB, ...others }: Record<string, unknown>): Record<string, unknown> => ({
  ...others,
  tau: B,
  ...(strideB === undefined ? {} : { strideTau: strideB }),
  ...(offsetsB === undefined ? {} : { offsetsTau: offsetsB }),
});
const toB = <D>({ tau, offsetsTau, ...others }: Record<string, unknown>): D =>
  ({ ...others, B: tau, ...(offsetsTau === undefined ? {} : { offsetsB: offsetsTau }) }) as D;

const cases = batchCases({
  specs: { strided: geqrfStridedBatchedSpec, batched: geqrfBatchedSpec, vbatched: geqrfVbatchedSpec },
  fronts: {
    strided: (queue, args) => geqrfStridedBatched(queue, toTau(args) as never),
    batched: (queue, args) => geqrfBatched(queue, toTau(args) as never),
    vbatched: (queue, args) => geqrfVbatched(queue, toTau(args) as never),
  },
  A: ({ m, n }) => [m, n],
  B: ({ m, n }) => [Math.min(m, n), 1],
  fill: (prec, { A }, _p, random) => uniform(A, prec, random),
  reference({ m, n, A, B }) {
    geqrfRef(m, n, hostMat(A), B.data);
    return 0;
  },
  error: ({ A }, after) => geqrfError(A, after.A, Float64Array.from(columnOf(after.B, 0))),
  sweep: factorSweep.filter(({ byRows }) => !byRows),
  options: ['m'],
  table: geqrfBatchedTable,
});

/** By rows batchCases would spread tau, which lies side by side for the routine. */
const byColumns = <P extends object>(problem: P): P => ({ ...problem, byRows: false });

function named<P extends object, D extends Operands>(c: Case<P, D>): Case<P, D> {
  return {
    ...c,
    data: (problem, prec, random) => toTau(c.data(byColumns(problem), prec, random)) as D,
    run: (queue, problem, at) => c.run(queue, byColumns(problem), toB(at)),
    reference: (problem, data) => c.reference(byColumns(problem), toB(data)),
    error: (problem, before, after, check) => c.error(byColumns(problem), toB(before), toB(after), check),
  };
}

export const geqrfStridedBatchedCase = named(cases.strided);
export const geqrfBatchedCase = named(cases.batched);
export const geqrfVbatchedCase = named(cases.vbatched);
