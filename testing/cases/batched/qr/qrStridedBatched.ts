// qr of a batch at equal distances as a case: the worst of A - Q R, I - Q^T Q, and what stands below R's diagonal, over the batch.
import { qrStridedBatched } from '../../../../src/index.ts';
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.ts';
import { orgqrRef } from '../../../../src/lapack/qr/orgqr.ref.ts';
import { qrStridedBatchedSpec } from '../../../../src/specs.ts';
import { type BatchLayout, batchWindow, members, ODD, strideOf, worst } from '../../../lib/batch.ts';
import { COUNTS, ORDERS, SHAPES } from '../../../lib/batchSweeps.ts';
import type { Data, Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { larger, type MatrixView, matrixView, normOne } from '../../../lib/norms.ts';
import { columnOf, multiply } from '../../../lib/product.ts';
import { qrBatchedTable } from '../../../lib/rateTable.ts';
import { ratio } from '../../../lib/residuals.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

interface QrBatchProblem extends Sizes<'m' | 'n' | 'batchCount'> {
  readonly layout?: BatchLayout;
}

type QrBatchData = Data<'A' | 'Q' | 'R'>;

const sum = (x: Float64Array, less: (i: number) => number): number =>
  x.reduce((all, value, i) => all + Math.abs(value - less(i)), 0);

/** max(||A - Q R||_1 / (N ||A||_1), ||I - Q^T Q||_1 / N), infinite if R is not upper trapezoidal. */
function qrError(a: MatrixView, q: MatrixView, r: MatrixView): number {
  const { cols: n } = a;
  if (q.cols === 0) return 0;
  let [residual, skew] = [0, 0];
  for (let j = 0; j < n; j++) {
    const [wanted, column] = [columnOf(a, j), columnOf(r, j)];
    if (column.subarray(j + 1).some((x) => x !== 0)) return Number.POSITIVE_INFINITY;
    residual = larger(
      sum(multiply(q, false, column), (i) => wanted[i]!),
      residual,
    );
  }
  for (let j = 0; j < q.cols; j++) {
    skew = larger(
      sum(multiply(q, true, columnOf(q, j)), (i) => Number(i === j)),
      skew,
    );
  }
  return larger(ratio(residual, n * normOne(a)), skew / n);
}

export const qrStridedBatchedCase: Case<QrBatchProblem, QrBatchData> = {
  spec: qrStridedBatchedSpec,
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
    const order = Math.min(m, n);
    const of = (rows: number, cols: number) => batchWindow(prec, rows, cols, batchCount, layout);
    return { A, Q: of(m, order), R: of(order, n) };
  },

  run(queue, { m, n, batchCount, layout }, { A, Q, R }) {
    const order = Math.min(m, n);
    const strideA = strideOf(A, n, layout);
    const strides = { strideA, strideQ: strideOf(Q, order, layout), strideR: strideOf(R, n, layout) };
    return qrStridedBatched(queue, { m, n, A, lda: A.ld, Q, ldq: Q.ld, R, ldr: R.ld, ...strides, batchCount });
  },

  reference({ m, n, batchCount, layout }, { A, Q, R }) {
    const order = Math.min(m, n);
    const [qs, rs] = [members(Q, order, batchCount, layout), members(R, n, batchCount, layout)];
    for (const [b, a] of members(A, n, batchCount, layout).entries()) {
      const [x, tau] = [matrixView(new Float64Array(m * n), m, n), new Float64Array(order)];
      for (let j = 0; j < n; j++) x.data.set(columnOf(a, j), j * m);
      geqrfRef(m, n, hostMat(x), tau);
      const [q, r] = [qs[b]!, rs[b]!];
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < order; i++) r.data[r.offset + i + j * r.ld] = i <= j ? x.data[i + j * m]! : 0;
      }
      orgqrRef(m, order, order, hostMat(x), tau);
      for (let j = 0; j < order; j++) q.data.set(x.data.subarray(j * m, (j + 1) * m), q.offset + j * q.ld);
    }
  },

  error({ m, n, batchCount, layout }, before, { A, Q, R }) {
    const order = Math.min(m, n);
    const [qs, rs] = [members(Q, order, batchCount, layout), members(R, n, batchCount, layout)];
    const errors = members(before.A, n, batchCount, layout).map((a, b) => qrError(a, qs[b]!, rs[b]!));
    const unchanged = worst(errors, before.A, A, n, layout);
    return larger(larger(unchanged, worst(errors, before.Q, Q, order, layout)), worst(errors, before.R, R, n, layout));
  },

  table: qrBatchedTable,
};
