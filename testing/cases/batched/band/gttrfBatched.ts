// gttrf of a batch as cases, one for each form: the worst residual of a system solved with the factors.
import { gttrfRef } from '../../../../src/lapack/band/gttrf.ref.ts';
import { gttrsRef } from '../../../../src/lapack/band/gttrs.ref.ts';
import { bandCases } from '../../../lib/bandForms.ts';
import { factorResidual, tridiagonalRows } from '../../../lib/residualsBand.ts';

export const gttrfBatchedCases = bandCases('gttrf', {
  operands: ['dl', 'd', 'du', 'du2'],
  pivots: true,
  fill(one, random) {
    const [dl, d, du] = ['dl', 'd', 'du'].map((name) => one.of(name));
    for (let i = 0; i < one.n; i++) d!.data[d!.off + i] = random.rand();
    for (let i = 0; i < one.n - 1; i++) {
      dl!.data[dl!.off + i] = random.rand();
      du!.data[du!.off + i] = random.rand();
    }
  },
  reference: ({ n, of, ipiv }) => gttrfRef(n, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0),
  error: (before, { n, of, ipiv }) =>
    factorResidual(tridiagonalRows(n, before.of('dl'), before.of('d'), before.of('du')), (B) =>
      gttrsRef('n', n, 1, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0, B),
    ),
});
