// syev, syevd and syevj of a batch as cases, one for each form: the worst of values, residual and orthogonality over the batch.
import { syevRef } from '../../../../src/lapack/eigen/syev.ref.ts';
import { type BatchKit, batchCases, type Member } from '../../../lib/batchForms.ts';
import { squareSweep, TRIANGLES, times } from '../../../lib/batchSweeps.ts';
import { valuesOfSymmetric } from '../../../lib/eigenCase.ts';
import { larger } from '../../../lib/norms.ts';
import { squareBatchedTable, uploLine } from '../../../lib/rateTable.ts';
import { eigenvaluesError, isAscending, spectralError } from '../../../lib/residualsEigen.ts';
import { orthogonality } from '../../../lib/residualsSvd.ts';
import { uniform } from '../../../lib/source.ts';
import { fillTriangleFrom, hermitianView, spoilDiagonal } from '../../../lib/triangles.ts';
import { hostMat } from '../../../lib/views.ts';

/**
 * max(|W - Wref| / (sqrt(N) |Wref|), ||A - Z W Z^H||_1 / (N ||A||_1), ||I - Z^H Z||_1 / N), the values in ascending order. Rounding
 * errors of N steps add up as the root of N: doubles of order 128 by LAPACK's four drivers differ by up to 54 units.
 */
function symmetricError(before: Member, after: Member, uplo: 'l' | 'u'): number {
  if (before.n === 0) return 0;
  if (!isAscending(after.B)) return Number.NaN;
  const values = eigenvaluesError(after.B, valuesOfSymmetric(before.A, uplo)) / Math.sqrt(before.n);
  const residual = spectralError(hermitianView(before.A, uplo), after.B, after.A);
  return [values, residual, orthogonality(after.A)].reduce(larger);
}

/** W is a matrix of one column. */
const symmetricKit: BatchKit = {
  names: { B: 'W' },
  A: ({ n }) => [n, n],
  B: ({ n }) => [n, 1],
  fill(prec, { A }, { uplo = 'l' }, random) {
    fillTriangleFrom(prec, A, uplo, 'write', uniform, random);
    spoilDiagonal(A);
  },
  reference: ({ n, A, B }, { uplo = 'l' }) => syevRef({ jobz: 'v', uplo, n, A: hostMat(A), W: B.data as Float32Array }),
  error: (before, after, { uplo = 'l' }) => symmetricError(before, after, uplo),
  sweep: times(TRIANGLES, squareSweep).filter(({ byRows }) => !byRows),
  options: ['uplo'],
  table: squareBatchedTable('max |S-Sref|, |A-USU^H|, |I-U^H U|', uploLine),
};

export const syevBatchedCases = batchCases('syev', symmetricKit);
export const syevdBatchedCases = batchCases('syevd', symmetricKit);
export const syevjBatchedCases = batchCases('syevj', symmetricKit);
