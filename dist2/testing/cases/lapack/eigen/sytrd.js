// SYTRD as a case: A against Q T Q^H, the orthogonality of Q, and T where A keeps it. Imaginary parts of a diagonal are NaN before and must
// be zero afterwards.
import { sytrd } from '../../../../src/index.js';
import { sytrdRef } from '../../../../src/lapack/eigen/sytrd.ref.js';
import { sytrdSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { realWindow, window } from '../../../lib/operands.js';
import { N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { tridiagonalErrors } from '../../../lib/residualsEigen.js';
import { im, re, scalarAt } from '../../../lib/scalars.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { fillTriangleFrom, hermitianView, otherKept, spoilDiagonal } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, around panels of 32 columns and where the rest is updated in strips. */
const ORDERS = [0, 1, 2, 3, 4, 5, 9, 31, 32, 33, 34, 64, 65, 97, 130, 200];
function parts({ uplo, n }, before, after) {
    if (n === 0)
        return [0, 0];
    const { A, D, E } = after;
    if (!otherKept(before.A, A, uplo))
        return [Number.NaN, 0];
    const holds = (p, value) => {
        const found = scalarAt(A.data, p, A.parts);
        return re(found) === value && im(found) === 0;
    };
    for (let i = 0; i < n; i++) {
        const diagonal = A.offset + i * (1 + A.ld);
        const beside = diagonal + (uplo === 'l' ? 1 : A.ld);
        if (!holds(diagonal, D.data[D.offset + i]))
            return [Number.NaN, 0];
        if (i < n - 1 && !holds(beside, E.data[E.offset + i]))
            return [Number.NaN, 0];
    }
    return tridiagonalErrors(hermitianView(before.A, uplo), uplo, A, after);
}
export const sytrdCase = {
    spec: sytrdSpec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...ORDERS.map((n) => ({ uplo, n, layout: ODD })),
        ...[64, 96].map((n) => ({ uplo, n })),
    ]),
    fromOptions({ n }, o) {
        return { uplo: o.uplo === 'u' ? 'u' : 'l', n, source: sourceOf(o), layout: layoutOf(o) };
    },
    data({ uplo, n, source = uniform, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        fillTriangleFrom(prec, A, uplo, 'write', source, random);
        spoilDiagonal(A);
        const beside = Math.max(0, n - 1);
        const [D, E] = [realWindow(prec, n, 1, layout), realWindow(prec, beside, 1, layout)];
        return { A, D, E, tau: window(prec, beside, 1, layout) };
    },
    run: calling(sytrd, sytrdSpec),
    reference({ uplo, n }, { A, D, E, tau }) {
        const [d, e] = [new Float64Array(n), new Float64Array(Math.max(0, n - 1))];
        sytrdRef(uplo, n, hostMat(A), d, e, tau.data, tau.offset);
        D.data.set(d, D.offset);
        E.data.set(e, E.offset);
    },
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({
        ...{ ...N, lines: uploLine, takesMatrix: true, error: '|A-QHQ^H|/N|A|   |I-QQ^H|/N' },
        part: (error) => error.toExponential(2).padStart(11),
    }),
};
