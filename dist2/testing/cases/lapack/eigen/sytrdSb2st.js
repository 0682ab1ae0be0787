// SYTRD_SB2ST as a case: B against Q T Q^H and the orthogonality of Q; without vectors D and E against those of the reference.
import { putElement } from '../../../../src/core/complex.js';
import { sytrdSb2st } from '../../../../src/index.js';
import { sterfRef } from '../../../../src/lapack/eigen/sterf.ref.js';
import { sytrdSb2stRef } from '../../../../src/lapack/eigen/sytrdSb2st.ref.js';
import { sytrdSb2stSpec } from '../../../../src/specs.js';
import { banded, fillBand, triangleBand } from '../../../lib/band.js';
import { ODD } from '../../../lib/calls.js';
import { uploOf } from '../../../lib/level2.js';
import { columnView, larger, matrixView } from '../../../lib/norms.js';
import { realWindow, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { eigenvaluesError } from '../../../lib/residualsEigen.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { chasedErrors } from '../../../lib/residualsTwoStages.js';
import { conjugate, re } from '../../../lib/scalars.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, around the bandwidth and multiples of it; orders whose last steps have one row. */
const SHAPES = [
    ...[0, 1, 2, 3, 5, 9].map((n) => [n, 1]),
    ...[1, 2, 3, 8, 9, 10, 17, 18, 60].map((n) => [n, 8]),
    ...[31, 32, 33, 34, 65, 97, 130].map((n) => [n, 32]),
    ...[
        [40, 7],
        [57, 16],
        [50, 60],
    ],
];
/** B in full, in doubles. */
function whole({ uplo, n, kd }, AB) {
    const stored = banded(AB, triangleBand(uplo, kd));
    const step = AB.parts ?? 1;
    const b = matrixView(new Float64Array(step * n * n), n, n, n, 0, AB.parts);
    for (let j = 0; j < n; j++)
        for (let i = j; i < Math.min(n, j + kd + 1); i++) {
            const below = uplo === 'l' ? stored(i, j) : conjugate(stored(j, i));
            // The diagonal is real.
            const value = i === j ? re(below) : below;
            putElement(b.data, i + j * n, value, step);
            putElement(b.data, j + i * n, conjugate(value), step);
        }
    return b;
}
/** Eigenvalues of the tridiagonal matrix, in doubles. */
function valuesOf(n, D, E) {
    const d = Float64Array.from(columnOf(D, 0));
    const failed = sterfRef(n, d, Float64Array.from(columnOf(E, 0)), 2 ** -53);
    return columnView(failed === 0 ? d : d.fill(Number.NaN));
}
function parts(problem, before, after) {
    const { n, uplo, kd, vect } = problem;
    if (n === 0)
        return [0, 0];
    if (vect === 'v')
        return chasedErrors(whole(problem, before.AB), kd, after);
    const [D, E] = [inDoubles(before.D), inDoubles(before.E)];
    sytrdSb2stRef(uplo, n, kd, hostMat(inDoubles(before.AB)), hostMat(D), hostMat(E));
    return [eigenvaluesError(valuesOf(n, after.D, after.E), valuesOf(n, D, E)) / n, 0];
}
export const sytrdSb2stCase = {
    spec: sytrdSb2stSpec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...SHAPES.flatMap(([n, kd]) => ['n', 'v'].map((vect) => ({ vect, uplo, n, kd, layout: ODD }))),
        { vect: 'v', uplo, n: 96, kd: 32 },
    ]),
    fromOptions: ({ n }, o) => ({ vect: 'v', uplo: uploOf(o), n, kd: o.kl, layout: layoutOf(o) }),
    data({ vect, uplo, n, kd, layout, entry }, prec, random) {
        const AB = window(prec, kd + 1, n, layout);
        fillBand(prec, AB, n, triangleBand(uplo, kd), entry ?? (() => random.rand()));
        // Imaginary parts of the diagonal are not looked at.
        for (let j = 0; AB.parts === 2 && j < n; j++)
            AB.data[2 * (AB.offset + (uplo === 'l' ? 0 : kd) + j * AB.ld) + 1] = Number.NaN;
        const order = vect === 'v' ? n : 0;
        return {
            AB,
            D: realWindow(prec, n, 1, layout),
            E: realWindow(prec, Math.max(0, n - 1), 1, layout),
            V: window(prec, order, order, layout),
        };
    },
    run: (queue, { vect, uplo, n, kd }, { AB, D, E, V }) => sytrdSb2st(queue, { vect, uplo, n, kd, AB, ldab: AB.ld, D, E, ...(vect === 'v' ? { V, ldv: V.ld } : {}) }),
    reference: ({ vect, uplo, n, kd }, { AB, D, E, V }) => sytrdSb2stRef(uplo, n, kd, hostMat(AB), hostMat(D), hostMat(E), vect === 'v' ? hostMat(V) : undefined),
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({
        ...{ ...N, lines: uploLine, error: '|B-QTQ^H|/N|B|   |I-QQ^H|/N' },
        part: (error) => error.toExponential(2).padStart(11),
    }),
};
