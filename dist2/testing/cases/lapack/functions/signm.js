// SIGNM as a case: S^2 against 1, S A against A S, and the eigenvalues of S A, none of which may have a negative real part.
import { signm } from '../../../../src/index.js';
import { signmRef } from '../../../../src/lapack/functions/signm.ref.js';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.js';
import { signmSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { eigenvaluesBy } from '../../../lib/eigenvalues.js';
import { larger, matrixView, normFro, normOne } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { errorCell } from '../../../lib/printf.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { ratio } from '../../../lib/residuals.js';
import { inDoubles, zeros } from '../../../lib/residualsQr.js';
import { givenSquare, layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const ORDERS = [0, 1, 2, 3, 8, 9, 20, 33, 64, 65, 130];
/** Numbers in -1 .. 1, and a diagonal that keeps eigenvalues away from the imaginary axis, every third on its left. */
export const split = (a, prec, random) => {
    const shift = 1.5 * Math.sqrt(a.rows);
    fill(prec, a, (i, j, part) => 2 * random.rand() - 1 + (i === j && part !== 1 ? (i % 3 === 1 ? -shift : shift) : 0));
};
/** X Y, both n x n. */
function product(x, y) {
    const n = x.rows;
    const result = zeros(n, n, x.parts);
    for (let j = 0; j < n; j++) {
        const column = multiply(x, false, columnOf(y, j));
        result.data.set(column, j * column.length);
    }
    return result;
}
/** By how much the least real part of an eigenvalue is negative, / ||X||_1. */
function negative(x) {
    const n = x.rows;
    const A = hostMat(inDoubles(x));
    const { re } = eigenvaluesBy(n, x.parts, (values) => {
        geesRef({ jobvs: 'n', sort: 'n', n, A, ...values });
    });
    return ratio(Math.max(0, -Math.min(...re)), normOne(x));
}
function parts({ n }, { A }, { A: S, info }) {
    if (info.data[info.offset] !== 0)
        return [Number.NaN, 0, 0];
    if (n === 0)
        return [0, 0, 0];
    const [square, left, right] = [product(S, S), product(S, A), product(A, S)];
    for (let j = 0; j < n; j++)
        square.data[(S.parts ?? 1) * (j + j * n)] -= 1;
    const difference = matrixView(left.data.map((value, i) => value - right.data[i]), n, n, undefined, 0, S.parts);
    const size = normFro(S);
    return [ratio(normFro(square), n * size ** 2), ratio(normFro(difference), n * size * normFro(A)), negative(left)];
}
export const signmCase = {
    spec: signmSpec,
    tolerance: 30,
    sweep: ORDERS.flatMap((n, i) => [{ n, layout: ODD }, ...(i % 3 === 0 ? [{ n }] : [])]),
    fromOptions: (size, o) => ({ n: size.n, layout: layoutOf(o), ...givenSquare('signm', size, o) }),
    data({ n, source = split, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        source(A, prec, random);
        return { A, info: integers(1, layout), iter: integers(1, layout) };
    },
    run: calling(signm, signmSpec),
    reference({ n }, { A, info, iter }) {
        const report = signmRef(n, hostMat(A));
        info.data[info.offset] = report.info;
        iter.data[iter.offset] = report.iter;
    },
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({
        ...{ ...N, takesMatrix: true },
        ...{ error: '|S*S - I|   |S*A - A*S|   -min(re(eig(S*A)))', part: (error) => errorCell(error) },
    }),
};
