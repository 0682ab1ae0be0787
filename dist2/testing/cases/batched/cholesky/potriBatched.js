// potri of a batch as cases, one for each form: the worst error R9 of the matrices that given factors stand for.
import { potriRef } from '../../../../src/lapack/cholesky/potri.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { fill } from '../../../lib/operands.js';
import { INVERSE, squareBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { inverseError } from '../../../lib/residuals.js';
import { otherKept, symmetricView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
import { matrixOf } from '../../lapack/cholesky/potrs.js';
/** What lies where nothing may be written: a number, because writing NaN over NaN would go unnoticed. */
const ROGUE = -1e10;
export const potriBatchedCases = batchCases('potri', {
    A: ({ n }) => [n, n],
    fill(prec, { n, A }, { uplo = 'l' }, random) {
        fill(prec, A, (i, j, part) => {
            if (i === j)
                return part === 1 ? 0 : 1 + random.rand();
            return i > j === (uplo === 'l') ? random.rand() / n : ROGUE;
        });
    },
    reference: ({ n, A }, { uplo = 'l' }) => potriRef(uplo, n, hostMat(A)),
    error: ({ A }, after, { uplo = 'l' }) => otherKept(A, after.A, uplo)
        ? inverseError(matrixOf(A, uplo), symmetricView(after.A, uplo), 2 ** -53)
        : Number.POSITIVE_INFINITY,
    sweep: times(TRIANGLES, squareSweep),
    options: ['uplo'],
    table: squareBatchedTable(INVERSE, uploLine),
});
