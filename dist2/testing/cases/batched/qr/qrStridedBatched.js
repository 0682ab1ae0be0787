// qr of a batch at equal distances as a case: the worst of A - Q R, I - Q^H Q, and what stands below R's diagonal, over the batch.
import { qrStridedBatched } from '../../../../src/index.js';
import { geqrfRef } from '../../../../src/lapack/qr/geqrf.ref.js';
import { orgqrRef } from '../../../../src/lapack/qr/orgqr.ref.js';
import { qrStridedBatchedSpec } from '../../../../src/specs.js';
import { batchWindow, members, ODD, strideOf, worst } from '../../../lib/batch.js';
import { COUNTS, ORDERS, SHAPES } from '../../../lib/batchSweeps.js';
import { columnView, larger, normOne } from '../../../lib/norms.js';
import { columnOf, multiply, subtract, unitVector } from '../../../lib/product.js';
import { qrBatchedTable } from '../../../lib/rateTable.js';
import { ratio } from '../../../lib/residuals.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** max(||A - Q R||_1 / (N ||A||_1), ||I - Q^H Q||_1 / N), infinite if R is not upper trapezoidal with a real diagonal. */
function qrError(a, q, r) {
    const { cols: n, parts } = a;
    if (q.cols === 0)
        return 0;
    let [residual, skew] = [0, 0];
    const distance = (x, y) => {
        subtract(x, 1, y);
        return normOne(columnView(x, parts));
    };
    for (let j = 0; j < n; j++) {
        const column = columnOf(r, j);
        if (column.subarray((parts ?? 1) * (j + 1) - Number(parts === 2)).some((x) => x !== 0))
            return Number.POSITIVE_INFINITY;
        residual = larger(distance(multiply(q, false, column), columnOf(a, j)), residual);
    }
    for (let j = 0; j < q.cols; j++) {
        skew = larger(distance(multiply(q, true, columnOf(q, j)), unitVector(q.cols, j, parts)), skew);
    }
    return larger(ratio(residual, n * normOne(a)), skew / n);
}
export const qrStridedBatchedCase = {
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
        const of = (rows, cols) => batchWindow(prec, rows, cols, batchCount, layout);
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
            const x = inDoubles(a);
            const [parts, tau] = [a.parts ?? 1, new Float64Array(order * (a.parts ?? 1))];
            geqrfRef(m, n, hostMat(x), tau);
            const [q, r] = [qs[b], rs[b]];
            const upper = { ...x, rows: order };
            for (let j = 0; j < n; j++)
                r.data.set(columnOf(upper, j, 'n', { uplo: 'u', diag: 'n' }), parts * (r.offset + j * r.ld));
            orgqrRef(m, order, order, hostMat(x), tau);
            for (let j = 0; j < order; j++)
                q.data.set(columnOf(x, j), parts * (q.offset + j * q.ld));
        }
    },
    error({ m, n, batchCount, layout }, before, { A, Q, R }) {
        const order = Math.min(m, n);
        const [qs, rs] = [members(Q, order, batchCount, layout), members(R, n, batchCount, layout)];
        const errors = members(before.A, n, batchCount, layout).map((a, b) => qrError(a, qs[b], rs[b]));
        const unchanged = worst(errors, before.A, A, n, layout);
        return larger(larger(unchanged, worst(errors, before.Q, Q, order, layout)), worst(errors, before.R, R, n, layout));
    },
    table: qrBatchedTable,
};
