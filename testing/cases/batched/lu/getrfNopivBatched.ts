// getrfNopiv of a batch as cases, one for each form: the worst error R3 of diagonally dominant matrices.
import { getrfNopivRef } from '../../../../src/lapack/lu/getrfNopiv.ref.ts';
import { batchCases } from '../../../lib/batchForms.ts';
import { factorSweep } from '../../../lib/batchSweeps.ts';
import { luBatchedTable } from '../../../lib/rateTable.ts';
import { getrfError } from '../../../lib/residualsLu.ts';
import { dominant } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

const identity = (order: number): Int32Array => Int32Array.from({ length: order }, (_, i) => i + 1);

export const getrfNopivBatchedCases = batchCases('getrfNopiv', {
  A: ({ m, n }) => [m, n],
  fill: (prec, { A }, _p, random) => dominant(A, prec, random),
  reference: ({ m, n, A }) => getrfNopivRef(m, n, hostMat(A)),
  error: ({ m, n, A }, after) => getrfError(A, after.A, identity(Math.min(m, n))),
  sweep: factorSweep,
  options: ['m'],
  table: luBatchedTable,
});
