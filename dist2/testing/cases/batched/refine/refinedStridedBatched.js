// gesvRefined and posvRefined of a batch at equal distances as cases: the worst componentwise backward error, of those that are computed
// here and of those that are reported, and whether operands that are only read are as they were.
import { gesvRefinedStridedBatched, posvRefinedStridedBatched } from '../../../../src/index.js';
import { posvRef } from '../../../../src/lapack/cholesky/posv.ref.js';
import { gesvRef } from '../../../../src/lapack/lu/gesv.ref.js';
import { gesvRefinedStridedBatchedSpec, posvRefinedStridedBatchedSpec } from '../../../../src/specs.js';
import { batchIntegers, batchWindow, fillDefinite, members, ODD, strideOf, worst, } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { larger, matrixView } from '../../../lib/norms.js';
import { realWindow } from '../../../lib/operands.js';
import { columnOf, subtract } from '../../../lib/product.js';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hermitianView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
/** |x(i)|, of complex numbers |Re| + |Im|. */
const sizesOf = (x, parts) => Float64Array.from({ length: x.length / parts }, (_, i) => {
    const real = Math.abs(x[i * parts]);
    return parts === 1 ? real : real + Math.abs(x[2 * i + 1]);
});
/** max |b - A x| / (|A| |x| + |b|) over elements and columns. */
export function backwardError(a, x, b) {
    const parts = b.parts ?? 1;
    let most = 0;
    for (let j = 0; j < b.cols; j++) {
        const [xs, r] = [columnOf(x, j), columnOf(b, j)];
        const [w, sizes] = [sizesOf(r, parts), sizesOf(xs, parts)];
        for (let k = 0; k < a.cols; k++) {
            const column = columnOf(a, k);
            const alpha = parts === 1 ? xs[k] : { re: xs[2 * k], im: xs[2 * k + 1] };
            subtract(r, alpha, column);
            for (const [i, size] of sizesOf(column, parts).entries())
                w[i] += size * sizes[k];
        }
        for (const [i, size] of sizesOf(r, parts).entries())
            most = larger(size === 0 ? 0 : size / w[i], most);
    }
    return most;
}
export const packed = (x) => {
    const parts = x.parts ?? 1;
    const data = new Float64Array(parts * x.rows * x.cols);
    for (let j = 0; j < x.cols; j++)
        data.set(columnOf(x, j), parts * j * x.rows);
    return matrixView(data, x.rows, x.cols, undefined, 0, x.parts);
};
/** Column by column, what lies where. */
export function putInto(to, from) {
    for (let j = 0; j < from.cols; j++)
        to.data.set(columnOf(from, j), (to.parts ?? 1) * (to.offset + j * to.ld));
}
export const general = {
    definite: false,
    fill: (prec, a, _p, random) => uniform(a, prec, random),
    full: (a) => a,
    solve: (a, b, { n, nrhs }) => gesvRef(n, nrhs, hostMat(a), new Int32Array(n), 0, hostMat(b)),
};
export const definite = {
    definite: true,
    fill: (prec, a, { uplo = 'l' }, random) => fillDefinite(prec, a, uplo, random),
    full: (a, { uplo = 'l' }) => hermitianView(a, uplo),
    solve: (a, b, { uplo = 'l', n, nrhs }) => posvRef(uplo, n, nrhs, hostMat(a), hostMat(b)),
};
const refinedCase = (kind) => ({
    spec: kind.definite ? posvRefinedStridedBatchedSpec : gesvRefinedStridedBatchedSpec,
    tolerance: 30,
    sweep: (kind.definite ? ['l', 'u'] : ['l']).flatMap((uplo) => [
        ...[0, 1, 2, 5, 16, 33, 65].map((n) => ({ uplo, n, nrhs: 2, batchCount: 3, layout: ODD })),
        ...[0, 1, 9].map((nrhs) => ({ uplo, n: 10, nrhs, batchCount: 3, layout: ODD })),
        ...COUNTS.map((batchCount) => ({ uplo, n: 6, nrhs: 1, batchCount })),
    ]),
    fromOptions: ({ n }, o) => ({
        uplo: o.uplo === 'u' ? 'u' : 'l',
        n,
        nrhs: o.nrhs,
        batchCount: o.batch,
        layout: layoutOf(o),
    }),
    data(p, prec, random) {
        const { n, nrhs, batchCount, layout } = p;
        const [A, B, X] = [n, nrhs, nrhs].map((cols) => batchWindow(prec, n, cols, batchCount, layout));
        for (const a of members(A, n, batchCount, layout))
            kind.fill(prec, a, p, random);
        for (const b of members(B, nrhs, batchCount, layout))
            uniform(b, prec, random);
        const berr = realWindow(prec, Math.max(1, batchCount), 1, layout);
        return { A, B, X, berr, iter: batchIntegers(1, batchCount), info: batchIntegers(1, batchCount) };
    },
    run(queue, { uplo = 'l', n, nrhs, batchCount, layout }, { A, B, X, berr, iter, info }) {
        const strides = {
            strideA: strideOf(A, n, layout),
            strideB: strideOf(B, nrhs, layout),
            strideX: strideOf(X, nrhs, layout),
        };
        const operands = { A, lda: A.ld, B, ldb: B.ld, X, ldx: X.ld, berr, iter, info, ...strides };
        return kind.definite
            ? posvRefinedStridedBatched(queue, { uplo, n, nrhs, ...operands, batchCount })
            : gesvRefinedStridedBatched(queue, { n, nrhs, ...operands, batchCount });
    },
    reference(p, { A, B, X, info }) {
        const { n, nrhs, batchCount, layout } = p;
        const [bs, xs] = [members(B, nrhs, batchCount, layout), members(X, nrhs, batchCount, layout)];
        for (const [b, a] of members(A, n, batchCount, layout).entries()) {
            const x = packed(bs[b]);
            info.data[info.offset + b] = kind.solve(packed(a), x, p);
            putInto(xs[b], x);
        }
    },
    error(p, before, after) {
        const { n, nrhs, batchCount, layout } = p;
        const [bs, xs] = [members(before.B, nrhs, batchCount, layout), members(after.X, nrhs, batchCount, layout)];
        const errors = members(before.A, n, batchCount, layout).map((a, b) => {
            const found = after.info.data[after.info.offset + b];
            if (found !== 0)
                return Number.POSITIVE_INFINITY;
            return larger(backwardError(kind.full(a, p), xs[b], bs[b]), after.berr.data[after.berr.offset + b]);
        });
        return worst(errors, before.X, after.X, nrhs, layout);
    },
    table: kind.definite ? solveBatchedTable(uploLine) : solveBatchedTable(),
});
export const gesvRefinedStridedBatchedCase = refinedCase(general);
export const posvRefinedStridedBatchedCase = refinedCase(definite);
