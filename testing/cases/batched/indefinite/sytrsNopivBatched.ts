// sytrsNopiv of a batch as cases, one for each form: the worst error R5 with factors of the reference.
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.ts';
import { sytrsNopivRef } from '../../../../src/lapack/indefinite/sytrsNopiv.ref.ts';
import { type BatchKit, batchCases } from '../../../lib/batchForms.ts';
import { solveSweep, TRIANGLES, times } from '../../../lib/batchSweeps.ts';
import { solveBatchedTable, uploLine } from '../../../lib/rateTable.ts';
import { solveError } from '../../../lib/residuals.ts';
import { fillQuasiDefinite, matrixOfLdl } from '../../../lib/residualsLdl.ts';
import type { Mirror } from '../../../lib/residualsSy.ts';
import { uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

/** Of the symmetric routine, and of the Hermitian one. */
export const trsNopivKit = (mirror: Mirror): BatchKit => ({
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
