// GELQF as a case: the residual of the factors and the orthogonality of Q.
import { gelqf } from '../../../../src/index.js';
import { gelqfRef } from '../../../../src/lapack/qr/gelqf.ref.js';
import { gelqfSpec } from '../../../../src/specs.js';
import { calling, ODD, shapes } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { larger } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { LONGER, MN, rateTable, wide } from '../../../lib/rateTable.js';
import { lqErrors, lqVectorCheck } from '../../../lib/residualsLq.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, around panels of 32 columns, tall, wide. */
const SHAPES = shapes('0x0 0x4 4x0 1x1 1x5 5x1 2x2 7x3 31x31 32x65 33x33 64x64 63x65 65x63 40x100 100x40 20x300');
function parts({ m, n }, before, after, { random }) {
    const exact = Math.max(m, n) <= EXACT_ORDER;
    return exact ? lqErrors(before.A, after.A, after.tau) : lqVectorCheck(before.A, after.A, after.tau, random);
}
export const gelqfCase = {
    spec: gelqfSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ m, n, layout: ODD })),
        ...[32, 100].map((n) => ({ m: n, n })),
        ...[1, 3, 8].map((nb) => ({ m: 20, n: 27, nb, layout: ODD })),
        { m: 27, n: 20, nb: 3, layout: ODD },
        { m: 40, n: 50, math: 'split', nb: 7 },
    ],
    fromOptions: ({ m, n }, o) => ({ m, n, source: sourceOf(o), layout: layoutOf(o), nb: o.nb }),
    data({ m, n, source = uniform, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        return { A, tau: window(prec, Math.min(m, n), 1, layout) };
    },
    run: calling(gelqf, gelqfSpec),
    reference: ({ m, n }, { A, tau }) => gelqfRef(m, n, hostMat(A), tau.data, tau.offset),
    parts,
    error: (...args) => parts(...args).reduce(larger),
    table: rateTable({ ...MN, takesMatrix: true, error: '|L - A*Q^H|   |I - Q*Q^H|', part: wide, rule: LONGER }),
};
