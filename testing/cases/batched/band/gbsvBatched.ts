// gbsv of a batch as cases, one for each form: the worst residual.
import { gbsvRef } from '../../../../src/lapack/band/gbsv.ref.ts';
import { bandCases } from '../../../lib/bandForms.ts';
import { bandRows, normOfRows, product, residual } from '../../../lib/residualsBand.ts';

export const gbsvBatchedCases = bandCases('gbsv', {
  operands: ['AB', 'B'],
  pivots: true,
  fill(one, random) {
    const { n, kl, ku } = one;
    const AB = one.of('AB');
    for (let j = 0; j < n; j++)
      for (let i = Math.max(0, j - ku); i <= Math.min(n - 1, j + kl); i++)
        AB.data[AB.off + kl + ku + i - j + j * AB.ld] = random.rand() + (i === j && kl * ku === 0 ? 1 : 0);
    for (let e = 0; e < one.n * one.nrhs; e++) one.of('B').data[one.of('B').off + e] = random.rand();
  },
  reference: ({ n, kl, ku, nrhs, ipiv, of }) => gbsvRef(n, kl, ku, nrhs, of('AB'), ipiv, 0, of('B')),
  error(before, after) {
    const { n, nrhs } = before;
    const a = bandRows(n, before.kl, before.ku, before.of('AB'));
    return residual(n, nrhs, before.of('B'), after.of('B'), (x) => product(a, false, x), normOfRows(a, false));
  },
});
