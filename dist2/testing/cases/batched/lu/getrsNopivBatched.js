// getrsNopiv of a batch as cases, one for each form: the worst of the errors that getrs is judged by.
import { getrsNopivRef } from '../../../../src/lapack/lu/getrsNopiv.ref.js';
import { batchCases } from '../../../lib/batchForms.js';
import { solveSweep, TRANSPOSES, times } from '../../../lib/batchSweeps.js';
import { fill } from '../../../lib/operands.js';
import { solveBatchedTable, transLine } from '../../../lib/rateTable.js';
import { factorSolveRatio } from '../../../lib/residualsLu.js';
import { uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const identity = (order) => Int32Array.from({ length: order }, (_, i) => i + 1);
export const getrsNopivBatchedCases = batchCases('getrsNopiv', {
    A: ({ n }) => [n, n],
    B: ({ n, nrhs }) => [n, nrhs],
    reads: ['A'],
    fill(prec, { n, A, B }, _p, random) {
        fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
        uniform(B, prec, random);
    },
    reference({ n, nrhs, A, B }, { trans = 'n' }) {
        getrsNopivRef(trans, n, nrhs, hostMat(A), hostMat(B));
        return 0;
    },
    error: ({ n, A, B }, after, { trans = 'n' }) => factorSolveRatio(A, identity(n), after.B, B, trans),
    sweep: times(TRANSPOSES, solveSweep),
    options: ['nrhs', 'trans'],
    table: solveBatchedTable(transLine),
});
