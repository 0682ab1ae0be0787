// geqrf of a batch as cases, one for each form: the worse of the errors R8a and R8b, the worst over the batch.
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.ts';
import { orgqrRef } from '../../../../src/lapack/qr/orgqr.ref.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { factorSweep } from '../../../lib/batchSweeps.ts';
import { larger, type MatrixView, matrixView, normOne } from '../../../lib/norms.ts';
import { columnOf, multiply } from '../../../lib/product.ts';
import { qrBatchedTable } from '../../../lib/rateTable.ts';
import { ratio } from '../../../lib/residuals.ts';
import { uniform } from '../../../lib/source.ts';
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

/** tau is a matrix of one column. */
export const geqrfBatchedCases = batchCases('geqrf', {
  names: { B: 'tau' },
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
  table: qrBatchedTable,
});
