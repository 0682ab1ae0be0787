// gbtrf of a batch as cases, one for each form: the worst residual of a system solved with the factors.
import { gbtrfRef } from '../../../../src/lapack/band/gbtrf.ref.ts';
import { gbtrsRef } from '../../../../src/lapack/band/gbtrs.ref.ts';
import { bandCases } from '../../../lib/bandForms.ts';
import { bandRows, factorResidual } from '../../../lib/residualsBand.ts';

export const gbtrfBatchedCases = bandCases('gbtrf', {
  operands: ['AB'],
  pivots: true,
  fill(one, random) {
    const { n, kl, ku } = one;
    const AB = one.of('AB');
    for (let j = 0; j < n; j++)
      for (let i = Math.max(0, j - ku); i <= Math.min(n - 1, j + kl); i++)
        AB.data[AB.off + kl + ku + i - j + j * AB.ld] = random.rand() + (i === j && kl * ku === 0 ? 1 : 0);
  },
  reference: ({ n, kl, ku, of, ipiv }) => gbtrfRef(n, kl, ku, of('AB'), ipiv, 0),
  error: (before, { n, kl, ku, of, ipiv }) =>
    factorResidual(bandRows(n, before.kl, before.ku, before.of('AB')), (B) =>
      gbtrsRef('n', n, kl, ku, 1, of('AB'), ipiv, 0, B),
    ),
});
