// getrs of a batch as cases, one for each form: the worst of the errors that getrs is judged by.
import { getrsRef } from '../../../../src/lapack/lu/getrs.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { solveSweep, TRANSPOSES, times } from '../../../lib/batchSweeps.js';
import { fill } from '../../../lib/operands.js';
import { solveBatchedTable, transLine } from '../../../lib/rateTable.js';
import { factorSolveRatio } from '../../../lib/residualsLu.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
export const getrsBatchedCases = batchCases('getrs', {
    A: ({ n }) => [n, n],
    B: ({ n, nrhs }) => [n, nrhs],
    pivots: ({ n }) => n,
    reads: ['A'],
    fill(prec, { n, A, B, ipiv }, _p, random) {
        fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
        for (let i = 0; i < n; i++)
            ipiv[i] = 1 + i + Math.floor(random.rand() * (n - i));
        uniform(B, prec, random);
    },
    reference({ n, nrhs, A, B, ipiv }, { trans = 'n' }) {
        getrsRef(trans, n, nrhs, hostMat(A), ipiv, 0, hostMat(B));
        return 0;
    },
    error: ({ A, B, ipiv }, after, { trans = 'n' }) => factorSolveRatio(A, ipiv, after.B, B, trans),
    sweep: times(TRANSPOSES, solveSweep),
    options: ['nrhs', 'trans'],
    table: solveBatchedTable(transLine),
});
