import { syevRef } from '../../src/lapack/eigen/syev.ref.js';
import { calling, ODD } from './calls.js';
import { EXACT_ORDER } from './case.js';
import { larger, matrixView } from './norms.js';
import { integers, realWindow, window } from './operands.js';
import { eigenvaluesError, isAscending, spectralError } from './residualsEigen.js';
import { inDoubles } from './residualsQr.js';
import { orthogonality } from './residualsSvd.js';
import { layoutOf, sourceOf, uniform } from './source.js';
import { eigenTable } from './tableEigen.js';
import { fillTriangleFrom, hermitianView, otherKept, spoilDiagonal } from './triangles.js';
import { hostMat } from './views.js';
/** Empty, tiny, where the engine begins, around panels and leaves of 32. */
const ORDERS = [0, 1, 2, 3, 5, 12, 13, 24, 31, 32, 33, 50, 64, 65, 97, 130];
/** The eigenvalues by the reference, in doubles. */
export function valuesOfSymmetric(a, uplo) {
    const n = a.rows;
    const W = new Float64Array(n);
    syevRef({ jobz: 'n', uplo, n, A: hostMat(inDoubles(a)), W });
    return matrixView(W, n, 1);
}
function parts({ jobz, uplo, n }, before, after, { reference }) {
    const { A, W, info } = after;
    if (info.data[info.offset] !== 0 || !isAscending(W))
        return [Number.NaN, 0, 0];
    const own = reference?.['W'];
    const values = n <= EXACT_ORDER || own !== undefined ? eigenvaluesError(W, own ?? valuesOfSymmetric(before.A, uplo)) : 0;
    if (jobz === 'n')
        return [otherKept(before.A, A, uplo) ? values : Number.NaN, 0, 0];
    return [values, spectralError(hermitianView(before.A, uplo), W, A), orthogonality(A)];
}
/** `reference`: of the call on the host. */
export const eigenCase = (spec, front, reference) => ({
    spec,
    tolerance: 30,
    sweep: [
        ...ORDERS.map((n, i) => ({ jobz: 'v', uplo: i % 2 === 0 ? 'l' : 'u', n, layout: ODD })),
        ...[2, 14, 40, 64].flatMap((n) => ['l', 'u'].flatMap((uplo) => [
            { jobz: 'n', uplo, n, layout: ODD },
            { jobz: 'v', uplo, n },
        ])),
    ],
    fromOptions({ n }, o) {
        return { jobz: o.jobz, uplo: o.uplo === 'u' ? 'u' : 'l', n, source: sourceOf(o), layout: layoutOf(o) };
    },
    data({ uplo, n, source = uniform, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        fillTriangleFrom(prec, A, uplo, 'write', source, random);
        spoilDiagonal(A);
        return { A, W: realWindow(prec, n, 1, layout), info: integers(1, layout) };
    },
    run: calling(front, spec),
    reference({ jobz, uplo, n }, { A, W, info }) {
        const values = W.data.subarray(W.offset, W.offset + n);
        info.data[info.offset] = reference({ jobz, uplo, n, A: hostMat(A), W: values });
    },
    parts,
    error: (problem, before, after, check) => parts(problem, before, after, check).reduce(larger),
    table: eigenTable(),
});
