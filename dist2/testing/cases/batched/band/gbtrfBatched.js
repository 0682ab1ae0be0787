// gbtrf of a batch as cases, one for each form: the worst residual of a system solved with the factors.
import { gbtrfRef } from '../../../../src/lapack/band/gbtrf.ref.js';
import { gbtrsRef } from '../../../../src/lapack/band/gbtrs.ref.js';
import { bandCases, fillBandMatrix } from '../../../lib/bandForms.js';
import { bandRows, factorResidual } from '../../../lib/residualsBand.js';
export const gbtrfBatchedCases = bandCases('gbtrf', {
    operands: ['AB'],
    pivots: true,
    fill: fillBandMatrix,
    reference: ({ n, kl, ku, of, ipiv }) => gbtrfRef(n, kl, ku, of('AB'), ipiv, 0),
    error: (before, { n, kl, ku, of, ipiv }) => factorResidual(bandRows(n, before.kl, before.ku, before.of('AB')), (B) => gbtrsRef('n', n, kl, ku, 1, of('AB'), ipiv, 0, B)),
});
