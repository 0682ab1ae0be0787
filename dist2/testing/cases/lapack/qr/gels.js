// GELS as a case: dqrt17 of least squares, dqrt16 and dqrt14 of solutions of least norm; rank, rcond and the residual's sum of squares too.
import { isLeastSquares } from '../../../../src/core/leastSquares.js';
import { gels } from '../../../../src/index.js';
import { gelsRef } from '../../../../src/lapack/qr/gels.ref.js';
import { gelsSpec } from '../../../../src/specs.js';
import { ODD, partsAt, shapes } from '../../../lib/calls.js';
import { larger, matrixView, sizeAt } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { leastSquaresTable } from '../../../lib/rateTable.js';
import { consistentError, normalError, outsideRowSpace, squaresError, topOf } from '../../../lib/residualsLs.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const PLAIN = { nrhs: 2, layout: ODD };
/** Empty, tiny, around panels of 32 columns, tall, wide. */
const SHAPES = shapes('0x0 4x0 0x4 1x1 5x1 1x5 7x3 33x33 70x31 40x65 130x40');
/** How wrong X is, how wrong the residual or norm is, and what else is said of the problem. */
function parts({ trans, m, n, bare }, before, after) {
    const transposed = trans !== 'n';
    const [rows, cols] = transposed ? [n, m] : [m, n];
    const [b, x] = [topOf(before.B, rows), topOf(after.B, cols)];
    const first = (v) => v.data[v.offset];
    const minimizes = isLeastSquares({ transposed, m, n });
    const said = bare || (first(after.rank) === Math.min(m, n) && first(after.rcond) > 0 && first(after.rcond) <= 1.1);
    if (first(after.info) !== 0 || !said)
        return [Number.NaN, 0, 0];
    if (Math.min(m, n) === 0)
        return [normalOfZero(x), 0, 0];
    return [
        minimizes ? normalError(before.A, transposed, x, b) : consistentError(before.A, transposed, x, b),
        minimizes ? 0 : outsideRowSpace(before.A, transposed, x),
        minimizes ? restError(before, after, { transposed, cols, bare }) : bare ? 0 : larger(0, first(after.rss)),
    ];
}
/** How wrong the residuals' sums of squares are: of what lies below X, and as rss says. */
function restError(before, after, { transposed, cols, bare }) {
    const [b, x] = [before.B, topOf(after.B, cols)];
    const { rows, cols: sides, ld, offset } = after.B;
    const sums = matrixView(new Float64Array(sides), sides, 1);
    for (let j = 0; j < sides; j++)
        for (let i = cols; i < rows; i++)
            sums.data[j] = sums.data[j] + sizeAt(after.B, offset + i + j * ld) ** 2;
    const below = squaresError(before.A, transposed, x, b, sums);
    return bare ? below : larger(below, squaresError(before.A, transposed, x, b, after.rss));
}
/** X of a problem without equations or unknowns must be zero. */
const normalOfZero = (x) => {
    for (let j = 0; j < x.cols; j++)
        for (let i = 0; i < x.rows; i++)
            if (sizeAt(x, x.offset + i + j * x.ld) !== 0)
                return Number.NaN;
    return 0;
};
export const gelsCase = {
    spec: gelsSpec,
    tolerance: 30,
    sweep: [
        ...['n', 't'].flatMap((trans) => SHAPES.map(([m, n]) => ({ ...PLAIN, trans, m, n }))),
        ...[0, 1, 15].map((nrhs) => ({ trans: 'n', m: 50, n: 20, nrhs, layout: ODD })),
        { ...PLAIN, trans: 'c', m: 20, n: 30, bare: true },
        { trans: 'n', m: 64, n: 32, nrhs: 4, bare: true },
        { ...PLAIN, trans: 'n', m: 27, n: 20, nb: 1 },
        { ...PLAIN, trans: 't', m: 27, n: 20, nb: 3 },
        { ...PLAIN, trans: 'n', m: 20, n: 27, nb: 8 },
        { ...PLAIN, trans: 't', m: 20, n: 27, nb: 5 },
    ],
    fromOptions: ({ m, n }, o) => ({
        ...{ trans: o.transA, m, n, nrhs: o.nrhs, nb: o.nb },
        source: sourceOf(o),
        layout: layoutOf(o),
    }),
    data({ m, n, nrhs, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const B = window(prec, Math.max(m, n), nrhs, layout);
        uniform(B, prec, random);
        const own = { rcond: realWindow(prec, 1, 1, layout), rss: realWindow(prec, nrhs, 1, layout) };
        return { A, B, ...own, rank: integers(1, layout), info: integers(1, layout) };
    },
    run(queue, { trans, m, n, nrhs, bare, nb = 0 }, { A, B, rcond, rank, rss, info }) {
        const op = trans === 't' && partsAt({ A }) ? 'c' : trans;
        const common = { trans: op, m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, info, nb };
        return gels(queue, bare ? common : { ...common, rcond, rank, rss });
    },
    reference({ trans, m, n, nrhs }, { A, B, rcond, rank, rss, info }) {
        const sums = rss.data.subarray(rss.offset, rss.offset + nrhs);
        const transposed = trans !== 'n';
        const found = gelsRef({ transposed, m, n, nrhs, A: hostMat(A), B: hostMat(B), rss: sums, wantsRcond: true });
        info.data[info.offset] = found.info;
        rank.data[rank.offset] = found.rank;
        rcond.data[rcond.offset] = found.rcond;
    },
    parts: (problem, before, after, _check) => parts(problem, before, after),
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: leastSquaresTable(),
};
