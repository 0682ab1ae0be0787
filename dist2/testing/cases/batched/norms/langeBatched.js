// LANGE and LANSY of a batch as cases, one for each form: the largest magnitude exactly, sums to within the rounding of their terms; the
// worst over the batch. What may not be read is NaN.
import { langeRef } from '../../../../src/blas3/norms/lange.ref.js';
import { ODD } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { shapes } from '../../../lib/calls.js';
import { inPart } from '../../../lib/elementwise.js';
import { fill } from '../../../lib/operands.js';
import { scalarBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { scalarCases } from '../../../lib/scalarBatch.js';
import { symmetricView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
import { NORM_LETTERS, normError } from '../../blas3/norms/lange.js';
const uplos = ['l', 'u'];
const SHAPES = shapes('0x3 3x0 1x1 7x4 33x65 40x9 3x300');
const ORDERS = [0, 1, 2, 5, 16, 33, 65];
const counted = COUNTS.map((batchCount) => ({ norm: 'f', uplo: 'l', m: 6, n: 6, batchCount }));
/** In units of the square root of the number of terms. */
const tolerance = 3;
export const langeBatchedCases = scalarCases('lange', {
    tolerance,
    result: 'result',
    square: false,
    norm: 'f',
    sweep: [
        ...SHAPES.flatMap(([m, n]) => NORM_LETTERS.map((norm) => ({ norm, uplo: 'l', m, n, batchCount: 3, layout: ODD }))),
        ...counted,
    ],
    fill: (prec, a, _, random) => fill(prec, a, () => random.rand() - 0.5),
    reference: (a, { norm }) => langeRef({ norm, uplo: 'f', diag: 'n', symmetric: false, m: a.rows, n: a.cols }, hostMat(a)),
    error: (a, { norm }, found) => normError(norm, found, a.data instanceof Float32Array, a),
    table: scalarBatchedTable(['m', 'n']),
});
export const lansyBatchedCases = scalarCases('lansy', {
    tolerance,
    result: 'result',
    square: true,
    norm: 'f',
    sweep: [
        ...uplos.flatMap((uplo) => ORDERS.flatMap((n) => NORM_LETTERS.map((norm) => ({ norm, uplo, m: n, n, batchCount: 3, layout: ODD })))),
        ...counted,
    ],
    fill: (prec, a, { uplo }, random) => fill(prec, a, (i, j) => (inPart(uplo, i, j) ? random.rand() - 0.5 : Number.NaN)),
    reference: (a, { norm, uplo }) => langeRef({ norm, uplo, diag: 'n', symmetric: true, m: a.rows, n: a.cols }, hostMat(a)),
    error: (a, { norm, uplo }, found) => normError(norm, found, a.data instanceof Float32Array, symmetricView(a, uplo, 't')),
    table: scalarBatchedTable(['n'], uploLine),
});
