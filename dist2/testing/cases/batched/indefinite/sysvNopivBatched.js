// sysvNopiv of a batch as cases, one for each form: the worst error R5 of quasi-definite systems.
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.js';
import { sytrsNopivRef } from '../../../../src/lapack/indefinite/sytrsNopiv.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { solveSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { fillQuasiDefinite } from '../../../lib/residualsLdl.js';
import { uniform } from '../../../lib/source.js';
import { otherKept, wholeView } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
/** Of the symmetric routine, and of the Hermitian one. */
export const svNopivKit = (mirror) => ({
    A: ({ n }) => [n, n],
    B: ({ n, nrhs }) => [n, nrhs],
    fill(prec, { A, B }, { uplo = 'l' }, random) {
        fillQuasiDefinite(prec, A, uplo, random);
        uniform(B, prec, random);
    },
    reference({ n, nrhs, A, B }, { uplo = 'l' }) {
        const info = sytrfNopivRef(uplo, n, hostMat(A), mirror);
        if (info === 0)
            sytrsNopivRef(uplo, n, nrhs, hostMat(A), hostMat(B), mirror);
        return info;
    },
    error: ({ A, B }, after, { uplo = 'l' }) => otherKept(A, after.A, uplo) ? solveError(wholeView(A, uplo, mirror), after.B, B) : Number.POSITIVE_INFINITY,
    sweep: times(TRIANGLES, solveSweep),
    options: ['nrhs', 'uplo'],
    table: solveBatchedTable(uploLine),
});
export const sysvNopivBatchedCases = batchCases('sysvNopiv', svNopivKit('t'));
