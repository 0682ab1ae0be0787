// sysvNopiv of a batch as cases, one for each form: the worst error R5 of quasi-definite systems.
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.ts';
import { sytrsNopivRef } from '../../../../src/lapack/indefinite/sytrsNopiv.ref.ts';
import { type BatchKit, batchCases } from '../../../lib/batchForms.ts';
import { solveSweep, TRIANGLES, times } from '../../../lib/batchSweeps.ts';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { fillQuasiDefinite } from '../../../lib/residualsLdl.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { uniform } from '../../../lib/source.ts';
import { otherKept, wholeView } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

/** Of the symmetric routine, and of the Hermitian one. */
export const svNopivKit = (mirror: Mirror): BatchKit => ({
  A: ({ n }) => [n, n],
  B: ({ n, nrhs }) => [n, nrhs],
  fill(prec, { A, B }, { uplo = 'l' }, random) {
    fillQuasiDefinite(prec, A, uplo, random);
    uniform(B, prec, random);
  },
  reference({ n, nrhs, A, B }, { uplo = 'l' }) {
    const info = sytrfNopivRef(uplo, n, hostMat(A), mirror);
    if (info === 0) sytrsNopivRef(uplo, n, nrhs, hostMat(A), hostMat(B), mirror);
    return info;
  },
  error: ({ A, B }, after, { uplo = 'l' }) =>
    otherKept(A, after.A, uplo) ? solveError(wholeView(A, uplo, mirror), after.B, B) : Number.POSITIVE_INFINITY,
  sweep: times(TRIANGLES, solveSweep),
  options: ['nrhs', 'uplo'],
  table: solveBatchedTable(uploLine),
});

export const sysvNopivBatchedCases = batchCases('sysvNopiv', svNopivKit('t'));
