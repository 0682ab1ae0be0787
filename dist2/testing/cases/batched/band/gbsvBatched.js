// gbsv of a batch as cases, one for each form: the worst residual.
import { gbsvRef } from '../../../../src/lapack/band/gbsv.ref.js';
import { bandCases, fillBandMatrix, fillSides } from '../../../lib/bandForms.js';
import { bandRows, normOfRows, product, residual } from '../../../lib/residualsBand.js';
export const gbsvBatchedCases = bandCases('gbsv', {
    operands: ['AB', 'B'],
    pivots: true,
    fill(one, random) {
        fillBandMatrix(one, random);
        fillSides(one, random);
    },
    reference: ({ n, kl, ku, nrhs, ipiv, of }) => gbsvRef(n, kl, ku, nrhs, of('AB'), ipiv, 0, of('B')),
    error(before, after) {
        const { n, nrhs } = before;
        const a = bandRows(n, before.kl, before.ku, before.of('AB'));
        return residual(n, nrhs, before.of('B'), after.of('B'), (x) => product(a, 'n', x), normOfRows(a, 'n'));
    },
});
