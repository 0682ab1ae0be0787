import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.js';
import { fillDefinite } from '../../../lib/batch.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { normFro } from '../../../lib/norms.js';
import { copied } from '../../../lib/operands.js';
import { choleskyBatchedTable } from '../../../lib/rateTable.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { otherKept, triangularView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
/** ||F - Fref||_F / ||Fref||_F over the triangle; infinite if the other one has changed. */
function factorError(uplo, a, factor) {
    const { a: expected } = copied({ a }, ['a']);
    potrfRef(uplo, a.rows, hostMat(expected));
    if (!otherKept(a, factor, uplo))
        return Number.POSITIVE_INFINITY;
    const [found, wanted] = [triangularView(factor, uplo), triangularView(expected, uplo)];
    return ratio(froDifference(found, wanted), normFro(wanted));
}
export const potrfBatchedCases = batchCases('potrf', {
    A: ({ n }) => [n, n],
    fill: (prec, { A }, { uplo = 'l' }, random) => fillDefinite(prec, A, uplo, random),
    reference: ({ n, A }, { uplo = 'l' }) => potrfRef(uplo, n, hostMat(A)),
    error: ({ A }, after, { uplo = 'l' }) => factorError(uplo, A, after.A),
    sweep: times(TRIANGLES, squareSweep),
    options: ['uplo'],
    table: choleskyBatchedTable,
});
