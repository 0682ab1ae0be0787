// POLAR as a case: A against U H, the orthogonality of U, the symmetry of H, and its eigenvalues, none of which may be negative.
import { polar } from '../../../../src/index.js';
import { polarRef } from '../../../../src/lapack/functions/polar.ref.js';
import { polarSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { polarParts } from '../../../lib/polarParts.js';
import { errorCell } from '../../../lib/printf.js';
import { LONGER, MN, rateTable } from '../../../lib/rateTable.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, where the engine begins, around blocks, tall. */
const SHAPES = shapes('0x0 3x0 1x1 5x1 2x2 5x4 8x8 9x9 16x16 33x33 64x64 65x65 130x130 20x13 66x65 150x70 300x31 1000x3');
function parts({ n }, before, { A, H, info }) {
    if (info.data[info.offset] !== 0)
        return [Number.NaN, 0, 0];
    return n === 0 ? [0, 0, 0] : polarParts(before.A, A, H);
}
export const polarCase = {
    spec: polarSpec,
    tolerance: 30,
    sweep: SHAPES.flatMap(([m, n], i) => [{ m, n, layout: ODD }, ...(i % 3 === 0 ? [{ m, n }] : [])]),
    fromOptions: ({ m, n }, o) => ({
        m: Math.max(m, n),
        n: Math.min(m, n),
        source: sourceOf(o),
        layout: layoutOf(o),
    }),
    data({ m, n, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        return { A, H: window(prec, n, n, layout), info: integers(1, layout), iter: integers(1, layout) };
    },
    run: calling(polar, polarSpec),
    reference({ m, n }, { A, H, info, iter }) {
        const report = polarRef({ m, n, A: hostMat(A), H: hostMat(H) });
        info.data[info.offset] = report.info;
        iter.data[iter.offset] = report.iter;
    },
    parts,
    error: (problem, before, after) => parts(problem, before, after).reduce(larger),
    table: rateTable({
        ...{ ...MN, takesMatrix: true, rule: LONGER },
        ...{ error: '|A - U*H|   |I - U^H*U|   -min(eig(H))', part: (error) => errorCell(error) },
    }),
};
