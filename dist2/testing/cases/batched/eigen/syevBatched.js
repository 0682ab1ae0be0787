// syev, syevd and syevj of a batch as cases, one for each form: the worst of values, residual and orthogonality over the batch.
import { syevRef } from '../../../../src/lapack/eigen/syev.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { squareSweep, TRIANGLES, times } from '../../../lib/batchSweeps.js';
import { valuesOfSymmetric } from '../../../lib/eigenCase.js';
import { larger } from '../../../lib/norms.js';
import { squareBatchedTable, uploLine } from '../../../lib/rateTable.js';
import { eigenvaluesError, isAscending, spectralError } from '../../../lib/residualsEigen.js';
import { orthogonality } from '../../../lib/residualsSvd.js';
import { uniform } from '../../../lib/source.js';
import { fillTriangleFrom, hermitianView, spoilDiagonal } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
/** max(|W - Wref| / |Wref|, ||A - Z W Z^H||_1 / (N ||A||_1), ||I - Z^H Z||_1 / N), the values in ascending order. */
function symmetricError(before, after, uplo) {
    if (before.n === 0)
        return 0;
    if (!isAscending(after.B))
        return Number.NaN;
    const values = eigenvaluesError(after.B, valuesOfSymmetric(before.A, uplo));
    const residual = spectralError(hermitianView(before.A, uplo), after.B, after.A);
    return [values, residual, orthogonality(after.A)].reduce(larger);
}
/** W is a matrix of one column. */
const symmetricKit = {
    names: { B: 'W' },
    A: ({ n }) => [n, n],
    B: ({ n }) => [n, 1],
    fill(prec, { A }, { uplo = 'l' }, random) {
        fillTriangleFrom(prec, A, uplo, 'write', uniform, random);
        spoilDiagonal(A);
    },
    reference: ({ n, A, B }, { uplo = 'l' }) => syevRef({ jobz: 'v', uplo, n, A: hostMat(A), W: B.data }),
    error: (before, after, { uplo = 'l' }) => symmetricError(before, after, uplo),
    sweep: times(TRIANGLES, squareSweep).filter(({ byRows }) => !byRows),
    options: ['uplo'],
    table: squareBatchedTable('max |S-Sref|, |A-USU^H|, |I-U^H U|', uploLine),
};
export const syevBatchedCases = batchCases('syev', symmetricKit);
export const syevdBatchedCases = batchCases('syevd', symmetricKit);
export const syevjBatchedCases = batchCases('syevj', symmetricKit);
