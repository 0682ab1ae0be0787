// pttrf of a batch as cases, one for each form: the worst residual of a system solved with the factors.
import { pttrfRef } from '../../../../src/lapack/band/pttrf.ref.ts';
import { pttrsRef } from '../../../../src/lapack/band/pttrs.ref.ts';
import { bandCases, fillDefiniteTridiagonal } from '../../../lib/bandForms.ts';
import { factorResidual, tridiagonalRows } from '../../../lib/residualsBand.ts';

export const pttrfBatchedCases = bandCases('pttrf', {
  operands: ['d', 'e'],
  fill: fillDefiniteTridiagonal,
  reference: ({ n, of }) => pttrfRef(n, of('d'), of('e')),
  error: (before, { n, of }) =>
    factorResidual(tridiagonalRows(n, before.of('e'), before.of('d'), before.of('e'), true), (B) =>
      pttrsRef(n, 1, of('d'), of('e'), B),
    ),
});
