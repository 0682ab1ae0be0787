// gels of a batch as cases, one for each form: of least squares dqrt17 and the sum of squares below X, of solutions of least norm dqrt16
// and dqrt14; the worst over the batch.
import { isLeastSquares } from '../../../../src/core/leastSquares.js';
import { gelsRef } from '../../../../src/lapack/qr/gels.ref.js';
import { ODD } from '../../../lib/batch.js';
import { batchCases } from '../../../lib/batchForms.js';
import { COUNTS, times } from '../../../lib/batchSweeps.js';
import { shapes } from '../../../lib/calls.js';
import { larger, matrixView, sizeAt } from '../../../lib/norms.js';
import { leastSquaresBatchedTable, transLine } from '../../../lib/rateTable.js';
import { consistentError, normalError, outsideRowSpace, squaresError, topOf } from '../../../lib/residualsLs.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, small, tall and wide, around the classes of kernels, and beyond registers. */
const SHAPES = shapes('0x3 3x0 1x1 1x5 5x4 4x4 8x13 24x10 17x17 32x33 64x8 70x40 12x130');
const sweep = [
    ...times([{ trans: 'n' }, { trans: 'c' }], SHAPES.flatMap(([m, n]) => ({ m, n, nrhs: 2, batchCount: 3, layout: ODD }))),
    { trans: 'n', m: 9, n: 5, nrhs: 1, batchCount: 3, layout: ODD, byRows: true },
    { trans: 'c', m: 40, n: 36, nrhs: 3, batchCount: 3, layout: ODD, byRows: true },
    ...[0, 1, 4, 9, 70].map((nrhs) => ({ trans: 'n', m: 12, n: 7, nrhs, batchCount: 3, layout: ODD })),
    ...COUNTS.map((batchCount) => ({ trans: 'n', m: 6, n: 4, nrhs: 1, batchCount })),
];
/** How wrong X is, and what lies below it or how long it is. */
function gelsError({ m, n, A, B }, after, transposed) {
    const [rows, cols] = transposed ? [n, m] : [m, n];
    const [b, x] = [topOf(B, rows), topOf(after.B, cols)];
    if (Math.min(m, n) === 0)
        return x.data.every((value) => value === 0) ? 0 : Number.NaN;
    if (!isLeastSquares({ transposed, m, n }))
        return larger(consistentError(A, transposed, x, b), outsideRowSpace(A, transposed, x));
    const { rows: height, cols: sides } = after.B;
    const sums = matrixView(new Float64Array(sides), sides, 1);
    for (let j = 0; j < sides; j++)
        for (let i = cols; i < height; i++)
            sums.data[j] = sums.data[j] + sizeAt(after.B, i + j * height) ** 2;
    return larger(normalError(A, transposed, x, b), squaresError(A, transposed, x, b, sums));
}
export const gelsBatchedCases = batchCases('gels', {
    A: ({ m, n }) => [m, n],
    B: ({ m, n, nrhs }) => [Math.max(m, n), nrhs],
    reads: ['A'],
    fill(prec, { A, B }, _p, random) {
        uniform(A, prec, random);
        uniform(B, prec, random);
    },
    reference({ m, n, nrhs, A, B }, { trans = 'n' }) {
        const copy = { ...hostMat(A), data: A.data.slice() };
        return gelsRef({ transposed: trans !== 'n', m, n, nrhs, A: copy, B: hostMat(B), wantsRcond: false }).info;
    },
    error: (before, after, { trans = 'n' }) => gelsError(before, after, trans !== 'n'),
    sweep,
    options: ['m', 'nrhs', 'trans'],
    table: leastSquaresBatchedTable('|rss|', transLine),
});
