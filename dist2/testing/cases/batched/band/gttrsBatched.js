// gttrs of a batch as cases, one for each form: the worst residual, of the matrix that the factors are of, with the norm of U in place of
// its.
import { elementAt } from '../../../../src/core/complex.js';
import { gttrfRef } from '../../../../src/lapack/band/gttrf.ref.js';
import { gttrsRef } from '../../../../src/lapack/band/gttrs.ref.js';
import { bandCases, fillSides, fillTridiagonal } from '../../../lib/bandForms.js';
import { factoredProduct, normOfRows, partsIn, residual } from '../../../lib/residualsBand.js';
const upper = ({ n, of }) => {
    const [d, du, du2] = ['d', 'du', 'du2'].map((name) => of(name));
    const at = (x, i) => elementAt(x.data, x.off + i, x.parts);
    return {
        n,
        parts: partsIn(d),
        columns: (i) => [i, Math.min(n, i + 3)],
        element: (i, j) => at([d, du, du2][j - i], i),
    };
};
export const gttrsBatchedCases = bandCases('gttrs', {
    operands: ['dl', 'd', 'du', 'du2', 'B'],
    pivots: true,
    trans: true,
    fill(one, random) {
        fillTridiagonal(one, random);
        fillSides(one, random);
        gttrfRef(one.n, one.of('dl'), one.of('d'), one.of('du'), one.of('du2'), one.ipiv, 0);
    },
    reference({ n, nrhs, ipiv, of }, trans) {
        gttrsRef(trans, n, nrhs, of('dl'), of('d'), of('du'), of('du2'), ipiv, 0, of('B'));
        return 0;
    },
    error(before, after, trans) {
        const { n, nrhs, ipiv, of } = before;
        const U = upper(before);
        const times = factoredProduct(U, 1, (i, j) => (i === j + 1 ? elementAt(of('dl').data, of('dl').off + j, before.of('d').parts) : 0), ipiv, trans);
        return residual(n, nrhs, of('B'), after.of('B'), times, normOfRows(U, trans));
    },
});
