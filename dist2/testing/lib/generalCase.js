import { calling, ODD } from './calls.js';
import { EXACT_ORDER } from './case.js';
import { columnView, larger } from './norms.js';
import { integers, realWindow, window } from './operands.js';
import { columnOf } from './product.js';
import { eigenvaluesError, isAscending } from './residualsEigen.js';
import { factorError, generalError, generalOrthogonality, generalValues, } from './residualsGeneral.js';
import { layoutOf, sourceOf, uniform } from './source.js';
import { eigenTable } from './tableEigen.js';
import { fillDominant, fillTriangleFrom, otherKept, spoilDiagonal } from './triangles.js';
import { hostMat } from './views.js';
function parts(problem, before, after) {
    const { itype, jobz, uplo } = problem;
    const { A, B, W, info } = after;
    if (info.data[info.offset] !== 0 || !otherKept(before.B, B, uplo) || !isAscending(W))
        return [Number.NaN, 0, 0];
    const given = { itype, uplo, A: before.A, B: before.B };
    const known = W.rows <= EXACT_ORDER ? eigenvaluesError(W, columnView(generalValues(given))) : 0;
    const values = larger(known, factorError(given, B));
    if (jobz === 'n')
        return [otherKept(before.A, A, uplo) ? values : Number.NaN, 0, 0];
    return [values, generalError(given, columnOf(W, 0), A), generalOrthogonality(given, A)];
}
const TYPES = [1, 2, 3];
/** `reference`: of the call on the host. */
export const generalCase = (spec, front, reference) => ({
    spec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 5, 12, 13, 33, 70].flatMap((n, i) => TYPES.map((itype) => ({ itype, jobz: 'v', uplo: (i + itype) % 2 === 0 ? 'l' : 'u', n, layout: ODD }))),
        ...TYPES.flatMap((itype) => ['l', 'u'].flatMap((uplo) => [
            { itype, jobz: 'n', uplo, n: 40, layout: ODD },
            { itype, jobz: 'v', uplo, n: 48 },
        ])),
    ],
    fromOptions({ n }, o) {
        const { jobz, itype } = o;
        const uplo = o.uplo === 'u' ? 'u' : 'l';
        return { itype: itype, jobz, uplo, n, source: sourceOf(o), layout: layoutOf(o) };
    },
    data({ uplo, n, source = uniform, layout }, prec, random) {
        const [A, B] = [window(prec, n, n, layout), window(prec, n, n, layout)];
        fillTriangleFrom(prec, A, uplo, 'write', source, random);
        fillDominant(prec, B, uplo, random);
        spoilDiagonal(A);
        spoilDiagonal(B);
        return { A, B, W: realWindow(prec, n, 1, layout), info: integers(1, layout) };
    },
    run: calling(front, spec),
    reference({ itype, jobz, uplo, n }, { A, B, W, info }) {
        const values = W.data.subarray(W.offset, W.offset + n);
        info.data[info.offset] = reference({ itype, jobz, uplo, n, A: hostMat(A), B: hostMat(B), W: values });
    },
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: eigenTable({
        lines: ({ itype, jobz, uplo }) => [
            `% itype = ${itype}, jobz = ${jobz.toUpperCase()}, uplo = ${uplo === 'u' ? 'U' : 'L'}`,
        ],
        error: '|S-Sref|   |AZ-BZD|   |I-Z^H B Z|',
    }),
});
