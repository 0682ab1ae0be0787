// gtsv of a batch as cases, one for each form: the worst residual.
import { gtsvRef } from '../../../../src/lapack/band/gtsv.ref.js';
import { bandCases, fillSides, fillTridiagonal } from '../../../lib/bandForms.js';
import { normOfRows, product, residual, tridiagonalRows } from '../../../lib/residualsBand.js';
export const gtsvBatchedCases = bandCases('gtsv', {
    operands: ['dl', 'd', 'du', 'B'],
    fill(one, random) {
        fillTridiagonal(one, random);
        fillSides(one, random);
    },
    reference: ({ n, nrhs, of }) => gtsvRef(n, nrhs, of('dl'), of('d'), of('du'), of('B')),
    error(before, after) {
        const { n, nrhs } = before;
        const a = tridiagonalRows(n, before.of('dl'), before.of('d'), before.of('du'));
        return residual(n, nrhs, before.of('B'), after.of('B'), (x) => product(a, 'n', x), normOfRows(a, 'n'));
    },
});
