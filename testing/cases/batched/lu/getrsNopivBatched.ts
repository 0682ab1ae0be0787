// getrsNopiv of a batch as cases, one for each form: the worst of the errors that getrs is judged by.
import { getrsNopivRef } from '../../../../src/lapack/lu/getrsNopiv.ref.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { solveSweep, TRANSPOSES, times } from '../../../lib/batchSweeps.ts';
import { fill } from '../../../lib/operands.ts';
import { solveBatchedTable, transLine } from '../../../lib/rateTable.ts';
import { factorSolveRatio } from '../../../lib/residualsLu.ts';
import { uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

const identity = (order: number): Int32Array => Int32Array.from({ length: order }, (_, i) => i + 1);

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
