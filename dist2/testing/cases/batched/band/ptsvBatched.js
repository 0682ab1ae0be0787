// ptsv of a batch as cases, one for each form: the worst residual.
import { ptsvRef } from '../../../../src/lapack/band/ptsv.ref.js';
import { bandCases, fillDefiniteTridiagonal, fillSides } from '../../../lib/bandForms.js';
import { normOfRows, product, residual, tridiagonalRows } from '../../../lib/residualsBand.js';
export const ptsvBatchedCases = bandCases('ptsv', {
    operands: ['d', 'e', 'B'],
    fill(one, random) {
        fillDefiniteTridiagonal(one, random);
        fillSides(one, random);
    },
    reference: ({ n, nrhs, of }) => ptsvRef(n, nrhs, of('d'), of('e'), of('B')),
    error(before, after) {
        const { n, nrhs } = before;
        const a = tridiagonalRows(n, before.of('e'), before.of('d'), before.of('e'), true);
        return residual(n, nrhs, before.of('B'), after.of('B'), (x) => product(a, 'n', x), normOfRows(a, 'n'));
    },
});
