// gbtrs of a batch as cases, one for each form: the worst residual, of the matrix that the factors are of, with the norm of U in place of
// its.
import { gbtrfRef } from '../../../../src/lapack/band/gbtrf.ref.js';
import { gbtrsRef } from '../../../../src/lapack/band/gbtrs.ref.js';
import { bandCases, fillBandMatrix, fillSides } from '../../../lib/bandForms.js';
import { bandRows, factoredProduct, normOfRows, residual } from '../../../lib/residualsBand.js';
export const gbtrsBatchedCases = bandCases('gbtrs', {
    operands: ['AB', 'B'],
    pivots: true,
    trans: true,
    fill(one, random) {
        fillBandMatrix(one, random);
        fillSides(one, random);
        gbtrfRef(one.n, one.kl, one.ku, one.of('AB'), one.ipiv, 0);
    },
    reference({ n, kl, ku, nrhs, ipiv, of }, trans) {
        gbtrsRef(trans, n, kl, ku, nrhs, of('AB'), ipiv, 0, of('B'));
        return 0;
    },
    error(before, after, trans) {
        const { n, kl, ku, nrhs, ipiv, of } = before;
        const whole = bandRows(n, kl, ku, of('AB'));
        const U = { ...whole, columns: (i) => [i, Math.min(n, i + kl + ku + 1)] };
        const times = factoredProduct(U, kl, whole.element, ipiv, trans);
        return residual(n, nrhs, of('B'), after.of('B'), times, normOfRows(U, trans));
    },
});
