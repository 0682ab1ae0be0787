// sytrsNopiv of a batch as cases, one for each form: the worst error R5 with factors of the reference.
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.js';
import { sytrsNopivRef } from '../../../../src/lapack/indefinite/sytrsNopiv.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { solveSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { fillQuasiDefinite, matrixOfLdl } from '../../../lib/residualsLdl.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Of the symmetric routine, and of the Hermitian one. */
export const trsNopivKit = (mirror) => ({
    A: ({ n }) => [n, n],
    B: ({ n, nrhs }) => [n, nrhs],
    reads: ['A'],
    fill(prec, { n, A, B }, { uplo = 'l' }, random) {
        fillQuasiDefinite(prec, A, uplo, random);
        sytrfNopivRef(uplo, n, hostMat(A), mirror);
        uniform(B, prec, random);
    },
    reference({ n, nrhs, A, B }, { uplo = 'l' }) {
        sytrsNopivRef(uplo, n, nrhs, hostMat(A), hostMat(B), mirror);
        return 0;
    },
    error: ({ A, B }, after, { uplo = 'l' }) => solveError(matrixOfLdl(A, uplo, mirror), after.B, B),
    sweep: times(TRIANGLES, solveSweep),
    options: ['nrhs', 'uplo'],
    table: solveBatchedTable(uploLine),
});
export const sytrsNopivBatchedCases = batchCases('sytrsNopiv', trsNopivKit('t'));
