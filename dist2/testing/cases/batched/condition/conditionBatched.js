// GECON and POCON of a batch as cases, one for each form: LAPACK's dget06 against the condition numbers of the matrices that the given
// factors stand for; the worst over the batch.
import { geconRef } from '../../../../src/lapack/condition/gecon.ref.js';
import { poconRef } from '../../../../src/lapack/condition/pocon.ref.js';
import { ODD } from '../../../lib/batch.js';
import { COUNTS } from '../../../lib/batchSweeps.js';
import { inPart } from '../../../lib/elementwise.js';
import { fill } from '../../../lib/operands.js';
import { scalarBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { scalarCases } from '../../../lib/scalarBatch.js';
import { hostMat } from '../../../lib/views.js';
import { conditionError, factorOfCholesky, factorsOfLu, normOf } from '../../lapack/condition/condition.js';
const norms = ['1', 'o', 'i'];
const uplos = ['l', 'u'];
const ORDERS = [0, 1, 2, 3, 10, 33, 50];
const counted = COUNTS.map((batchCount) => ({ norm: '1', uplo: 'l', m: 6, n: 6, batchCount }));
const ordersOf = (norm, uplo) => ORDERS.map((n) => ({ norm, uplo, m: n, n, batchCount: 3, layout: ODD }));
/** An element of a factor of order n. The larger ones would soon be singular if they were not nearer to the diagonal. */
const entry = (i, j, n, random) => i === j ? 1 + random.rand() : Math.min(1, 64 / n) * random.rands();
export const geconBatchedCases = scalarCases('gecon', {
    tolerance: 30,
    result: 'rcond',
    square: true,
    norm: '1',
    sweep: [...norms.flatMap((norm) => ordersOf(norm, 'l')), ...counted],
    fill: (prec, a, _, random) => fill(prec, a, (i, j) => entry(i, j, a.rows, random)),
    anorm: (a, p) => normOf(p.norm, factorsOfLu.matrix(p, a)),
    reference: (a, { norm }, anorm) => geconRef(norm, a.rows, hostMat(a), anorm),
    error: (a, p, found) => conditionError(factorsOfLu, p, a, found),
    table: scalarBatchedTable(['n']),
});
export const poconBatchedCases = scalarCases('pocon', {
    tolerance: 30,
    result: 'rcond',
    square: true,
    norm: '1',
    sweep: [...uplos.flatMap((uplo) => ordersOf('1', uplo)), ...counted],
    fill: (prec, a, { uplo }, random) => fill(prec, a, (i, j, part) => {
        // The diagonal of a Cholesky factor is real.
        if (i === j && part === 1)
            return 0;
        return inPart(uplo, i, j) ? entry(i, j, a.rows, random) : Number.NaN;
    }),
    anorm: (a, p) => normOf(p.norm, factorOfCholesky.matrix(p, a)),
    reference: (a, { uplo }, anorm) => poconRef(uplo, a.rows, hostMat(a), anorm),
    error: (a, p, found) => conditionError(factorOfCholesky, p, a, found),
    table: scalarBatchedTable(['n'], uploLine),
});
