// gttrf of a batch as cases, one for each form: the worst residual of a system solved with the factors.
import { gttrfRef } from '../../../../src/lapack/band/gttrf.ref.ts';
import { gttrsRef } from '../../../../src/lapack/band/gttrs.ref.ts';
import { bandCases, fillTridiagonal } from '../../../lib/bandForms.ts';
import { factorResidual, tridiagonalRows } from '../../../lib/residualsBand.ts';

export const gttrfBatchedCases = bandCases('gttrf', {
  operands: ['dl', 'd', 'du', 'du2'],
  pivots: true,
  fill: fillTridiagonal,
  reference: ({ n, of, ipiv }) => gttrfRef(n, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0),
  error: (before, { n, of, ipiv }) =>
    factorResidual(tridiagonalRows(n, before.of('dl'), before.of('d'), before.of('du')), (B) =>
      gttrsRef('n', n, 1, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0, B),
    ),
});
