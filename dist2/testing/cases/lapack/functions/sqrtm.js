// SQRTM as a case: X X against A, and the eigenvalues of X, none of which may have a negative real part.
import { sqrtm } from '../../../../src/index.js';
import { sqrtmRef } from '../../../../src/lapack/functions/sqrtm.ref.js';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.js';
import { sqrtmSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { eigenvaluesBy } from '../../../lib/eigenvalues.js';
import { larger, normFro } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { errorCell } from '../../../lib/printf.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { inDoubles, zeros } from '../../../lib/residualsQr.js';
import { givenSquare, layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { righted } from './logm.js';
const ORDERS = [0, 1, 2, 3, 8, 12, 13, 20, 33, 64, 101];
function squareOf(x) {
    const result = zeros(x.rows, x.rows, x.parts);
    for (let j = 0; j < x.rows; j++) {
        const column = multiply(x, false, columnOf(x, j));
        result.data.set(column, j * column.length);
    }
    return result;
}
/** By how much the least real part of an eigenvalue is negative, / ||X||_F. */
function negative(x) {
    const n = x.rows;
    const A = hostMat(inDoubles(x));
    const { re } = eigenvaluesBy(n, x.parts, (values) => {
        geesRef({ jobvs: 'n', sort: 'n', n, A, ...values });
    });
    return ratio(Math.max(0, -Math.min(...re)), normFro(x));
}
/** ||A - X X||_F / (n ||X||_F^2), and the least eigenvalue. */
function parts({ n }, { A }, { A: X, info }) {
    if (info.data[info.offset] !== 0)
        return [Number.NaN, 0];
    return n === 0 ? [0, 0] : [ratio(froDifference(A, squareOf(X)), n * normFro(X) ** 2), negative(X)];
}
export const sqrtmCase = {
    spec: sqrtmSpec,
    tolerance: 30,
    sweep: ORDERS.flatMap((n, i) => [{ n, layout: ODD }, ...(i % 3 === 0 ? [{ n }] : [])]),
    fromOptions: (size, o) => ({ n: size.n, layout: layoutOf(o), ...givenSquare('sqrtm', size, o) }),
    data({ n, source = righted, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        source(A, prec, random);
        return { A, info: integers(1, layout) };
    },
    run: calling(sqrtm, sqrtmSpec),
    reference({ n }, { A, info }) {
        info.data[info.offset] = sqrtmRef(n, hostMat(A));
    },
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({
        ...{ ...N, takesMatrix: true },
        ...{ error: '|A - X*X|   -min(re(eig(X)))', part: (error) => errorCell(error) },
    }),
};
