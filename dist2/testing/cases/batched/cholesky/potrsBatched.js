// potrs of a batch as cases, one for each form: the worst error R5 with the matrices that given factors stand for.
import { potrsRef } from '../../../../src/lapack/cholesky/potrs.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { solveSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { fill } from '../../../lib/operands.js';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { matrixOf } from '../../lapack/cholesky/potrs.js';
export const potrsBatchedCases = batchCases('potrs', {
    A: ({ n }) => [n, n],
    B: ({ n, nrhs }) => [n, nrhs],
    reads: ['A'],
    // The triangle that is not used is NaN: whoever reads it spoils the solution.
    fill(prec, { n, A, B }, { uplo = 'l' }, random) {
        fill(prec, A, (i, j, part) => {
            if (i === j)
                return part === 1 ? 0 : 1 + random.rand();
            return i > j === (uplo === 'l') ? random.rand() / n : Number.NaN;
        });
        uniform(B, prec, random);
    },
    reference({ n, nrhs, A, B }, { uplo = 'l' }) {
        potrsRef(uplo, n, nrhs, hostMat(A), hostMat(B));
        return 0;
    },
    error: ({ A, B }, after, { uplo = 'l' }) => solveError(matrixOf(A, uplo), after.B, B),
    sweep: times(TRIANGLES, solveSweep),
    options: ['nrhs', 'uplo'],
    table: solveBatchedTable(uploLine),
});
