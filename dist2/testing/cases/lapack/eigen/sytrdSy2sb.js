// SYTRD_SY2SB as a case: A against Q B Q^H, the orthogonality of Q, and B where A keeps it.
import { sytrdSy2sb } from '../../../../src/index.js';
import { sytrdSy2sbRef } from '../../../../src/lapack/eigen/sytrdSy2sb.ref.js';
import { sytrdSy2sbSpec } from '../../../../src/specs.js';
import { banded, triangleBand } from '../../../lib/band.js';
import { calling, ODD } from '../../../lib/calls.js';
import { uploOf } from '../../../lib/level2.js';
import { larger } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { bandErrors } from '../../../lib/residualsTwoStages.js';
import { conjugate, im, re, scalarAt } from '../../../lib/scalars.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { fillTriangleFrom, hermitianView, otherKept, spoilDiagonal } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, around the bandwidth and multiples of it. */
const SHAPES = [
    ...[0, 1, 2, 3, 5, 9].map((n) => [n, 1]),
    ...[1, 3, 4, 5, 8, 9, 21].map((n) => [n, 4]),
    ...[31, 32, 33, 64, 65, 130].map((n) => [n, 32]),
    ...[
        [40, 7],
        [70, 64],
        [50, 60],
    ],
];
function parts({ uplo, n, kd }, before, after) {
    if (n === 0)
        return [0, 0];
    const { A, AB } = after;
    if (!otherKept(before.A, A, uplo))
        return [Number.NaN, 0];
    const stored = banded(AB, triangleBand(uplo, kd));
    const b = (i, j) => {
        const [high, low] = [Math.max(i, j), Math.min(i, j)];
        const value = uplo === 'l' ? stored(high, low) : stored(low, high);
        return i >= j === (uplo === 'l') ? value : conjugate(value);
    };
    for (let j = 0; j < n; j++)
        for (let i = j; i < Math.min(n, j + kd + 1); i++) {
            const [row, column] = uplo === 'l' ? [i, j] : [j, i];
            const [kept, value] = [scalarAt(A.data, A.offset + row + column * A.ld, A.parts), b(row, column)];
            if (re(kept) !== re(value) || im(kept) !== im(value) || (i === j && im(value) !== 0))
                return [Number.NaN, 0];
        }
    return bandErrors(hermitianView(before.A, uplo), uplo, kd, after, b);
}
export const sytrdSy2sbCase = {
    spec: sytrdSy2sbSpec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...SHAPES.map(([n, kd]) => ({ uplo, n, kd, layout: ODD })),
        { uplo, n: 96, kd: 32 },
    ]),
    fromOptions: ({ n }, o) => ({ uplo: uploOf(o), n, kd: o.kl, source: sourceOf(o), layout: layoutOf(o) }),
    data({ uplo, n, kd, source = uniform, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        fillTriangleFrom(prec, A, uplo, 'write', source, random);
        spoilDiagonal(A);
        return { A, AB: window(prec, kd + 1, n, layout), tau: window(prec, Math.min(n, Math.max(1, n - kd)), 1, layout) };
    },
    run: calling(sytrdSy2sb, sytrdSy2sbSpec),
    reference: ({ uplo, n, kd }, { A, AB, tau }) => sytrdSy2sbRef(uplo, n, kd, hostMat(A), hostMat(AB), tau.data, tau.offset),
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({
        ...{ ...N, lines: uploLine, takesMatrix: true, error: '|A-QBQ^H|/N|A|   |I-QQ^H|/N' },
        part: (error) => error.toExponential(2).padStart(11),
    }),
};
