// sytrfNopiv of a batch as cases, one for each form: the worst residual of quasi-definite matrices.
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { choleskyBatchedTable } from '../../../lib/rateTable.js';
import { fillQuasiDefinite, ldlError } from '../../../lib/residualsLdl.js';
import { otherKept } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
/** Of the symmetric routine, and of the Hermitian one. */
export const trfNopivKit = (mirror) => ({
    A: ({ n }) => [n, n],
    fill: (prec, { A }, { uplo = 'l' }, random) => fillQuasiDefinite(prec, A, uplo, random),
    reference: ({ n, A }, { uplo = 'l' }) => sytrfNopivRef(uplo, n, hostMat(A), mirror),
    error: ({ A }, after, { uplo = 'l' }) => otherKept(A, after.A, uplo) ? ldlError(A, after.A, uplo, mirror) : Number.POSITIVE_INFINITY,
    sweep: times(TRIANGLES, squareSweep),
    options: ['uplo'],
    table: choleskyBatchedTable,
});
export const sytrfNopivBatchedCases = batchCases('sytrfNopiv', trfNopivKit('t'));
