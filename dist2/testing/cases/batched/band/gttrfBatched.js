// gttrf of a batch as cases, one for each form: the worst residual of a system solved with the factors.
import { gttrfRef } from '../../../../src/lapack/band/gttrf.ref.js';
import { gttrsRef } from '../../../../src/lapack/band/gttrs.ref.js';
import { bandCases, fillTridiagonal } from '../../../lib/bandForms.js';
import { factorResidual, tridiagonalRows } from '../../../lib/residualsBand.js';
export const gttrfBatchedCases = bandCases('gttrf', {
    operands: ['dl', 'd', 'du', 'du2'],
    pivots: true,
    fill: fillTridiagonal,
    reference: ({ n, of, ipiv }) => gttrfRef(n, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0),
    error: (before, { n, of, ipiv }) => factorResidual(tridiagonalRows(n, before.of('dl'), before.of('d'), before.of('du')), (B) => gttrsRef('n', n, 1, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0, B)),
});
