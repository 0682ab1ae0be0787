// GEADD as a case: every element against the formula. With a factor of zero its operand is NaN.
import { geaddRef } from '../../../../src/blas3/elements/geadd.ref.js';
import { geadd } from '../../../../src/index.js';
import { geaddSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { place } from '../../../lib/operands.js';
import { inField, magnitude, plus, times } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = [
    ...SHAPES.map((shape) => ({ ...shape, alpha: 0.29, beta: -0.48, layout: ODD })),
    ...[0, 1, -2].flatMap((alpha) => [0, 1, 0.5].map((beta) => ({ m: 40, n: 6, alpha, beta, layout: ODD }))),
    { m: 40, n: 41, alpha: 0.29, beta: -0.48, layout: ODD, inB: true },
];
export const geaddCase = {
    spec: geaddSpec,
    // Two products and their sum, each rounded once, and the factors rounded to the precision.
    tolerance: 4,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({ m, n, alpha: 0.29, beta: -0.48, layout: layoutOf(o) }),
    data({ m, n, alpha, beta, layout, inB }, prec, random) {
        const views = place(prec, { A: [m, n], B: [m, n] }, inB ? ['A', 'B'] : ['B'], layout);
        (alpha === 0 ? unread : uniform)(views.A, prec, random);
        (beta === 0 ? unread : uniform)(views.B, prec, random);
        return views;
    },
    run: calling(geadd, geaddSpec),
    reference: ({ m, n, alpha, beta }, { A, B }) => geaddRef(m, n, inField(alpha, B.parts), hostMat(A), inField(beta, B.parts), hostMat(B)),
    error(p, { A, B: given }, { B }) {
        const [alpha, beta] = [inField(p.alpha, B.parts), inField(p.beta, B.parts)];
        const first = (i, j) => (alpha === 0 ? 0 : times(alpha, scalar(A, i, j)));
        const second = (i, j) => (beta === 0 ? 0 : times(beta, scalar(given, i, j)));
        return elementError(B, (i, j) => plus(first(i, j), second(i, j)), (i, j) => magnitude(first(i, j)) + magnitude(second(i, j)));
    },
    table: bandwidthTable(geaddSpec, { columns: ['m', 'n'], computes: true }),
};
