// GEQRF of a batch at equal distances as a case: the worse of the errors R8a and R8b, the worst over the batch.
import { geqrfStridedBatched, geqrfStridedBatchedSpec } from '../../src/index.ts';
import { geqrfRef } from '../../src/lapack/geqrf.ref.ts';
import { orgqrRef } from '../../src/lapack/orgqr.ref.ts';
import { type BatchLayout, batchWindow, members, ODD, strideOf, worst } from '../lib/batch.ts';
import { COUNTS, ORDERS, SHAPES } from '../lib/batchSweeps.ts';
import type { Case } from '../lib/case.ts';
import { larger, type MatrixView, matrixView, normOne } from '../lib/norms.ts';
import { window } from '../lib/operands.ts';
import { columnOf, multiply } from '../lib/product.ts';
import { ratio } from '../lib/residuals.ts';
import { layoutOf, uniform } from '../lib/source.ts';
import { geqrfBatchedTable } from '../lib/tableBatched.ts';
import { hostMat } from '../lib/views.ts';

export interface GeqrfBatchProblem {
  readonly m: number;
  readonly n: number;
  readonly batchCount: number;
  readonly layout?: BatchLayout;
}

export interface GeqrfBatchData extends Readonly<Record<string, MatrixView>> {
  readonly A: MatrixView;
  readonly tau: MatrixView;
}

/** max(||R - Q^T A||_1 / (N ||A||_1), ||I - Q^T Q||_1 / N) with Q, m x min(m, n), made in doubles from the reflectors. */
function qrError(a: MatrixView, qr: MatrixView, tau: Float64Array): number {
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

export const geqrfStridedBatchedCase: Case<GeqrfBatchProblem, GeqrfBatchData> = {
  spec: geqrfStridedBatchedSpec,
  tolerance: 30,
  sweep: [
    ...ORDERS.map((n) => ({ m: n, n, batchCount: 5, layout: ODD })),
    ...SHAPES.map(([m, n]) => ({ m, n, batchCount: 3, layout: ODD })),
    ...COUNTS.map((batchCount) => ({ m: 7, n: 6, batchCount })),
  ],

  fromOptions: ({ m, n }, o) => ({ m, n, batchCount: o.batch, layout: layoutOf(o) }),

  data({ m, n, batchCount, layout }, prec, random) {
    const A = batchWindow(prec, m, n, batchCount, layout);
    uniform(A, prec, random);
    return { A, tau: window(prec, Math.min(m, n), Math.max(1, batchCount), layout) };
  },

  run(queue, { m, n, batchCount, layout }, { A, tau }) {
    const strides = { lda: A.ld, strideA: strideOf(A, n, layout), strideTau: tau.ld };
    return geqrfStridedBatched(queue, { m, n, A, tau, ...strides, batchCount });
  },

  reference({ m, n, batchCount, layout }, { A, tau }) {
    for (const [b, a] of members(A, n, batchCount, layout).entries()) {
      geqrfRef(m, n, hostMat(a), tau.data, tau.offset + b * tau.ld);
    }
  },

  error({ n, batchCount, layout }, before, { A, tau }) {
    const factors = members(A, n, batchCount, layout);
    const errors = members(before.A, n, batchCount, layout).map((a, b) => qrError(a, factors[b]!, columnOf(tau, b)));
    return worst(errors, before.A, A, n, layout);
  },

  table: geqrfBatchedTable,
};
