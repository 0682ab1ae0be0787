// pttrf of a batch as cases, one for each form: the worst residual of a system solved with the factors.
import { pttrfRef } from '../../../../src/lapack/band/pttrf.ref.js';
import { pttrsRef } from '../../../../src/lapack/band/pttrs.ref.js';
import { bandCases, fillDefiniteTridiagonal } from '../../../lib/bandForms.js';
import { factorResidual, tridiagonalRows } from '../../../lib/residualsBand.js';
export const pttrfBatchedCases = bandCases('pttrf', {
    operands: ['d', 'e'],
    fill: fillDefiniteTridiagonal,
    reference: ({ n, of }) => pttrfRef(n, of('d'), of('e')),
    error: (before, { n, of }) => factorResidual(tridiagonalRows(n, before.of('e'), before.of('d'), before.of('e'), true), (B) => pttrsRef(n, 1, of('d'), of('e'), B)),
});
