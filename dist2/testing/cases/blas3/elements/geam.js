// GEAM as a case: every element against the formula. With a factor of zero its operand is NaN.
import { geamRef } from '../../../../src/blas3/elements/geam.ref.js';
import { geam } from '../../../../src/index.js';
import { geamSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { place } from '../../../lib/operands.js';
import { conjugate, inField, magnitude, plus, times } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const NN = { transA: 'n', transB: 'n' };
const kinds = ['n', 't'].flatMap((transA) => ['n', 't'].map((transB) => ({ transA, transB })));
const IN_C = [['A'], ['B'], ['A', 'B']];
const sweep = [
    ...kinds.flatMap((kind) => [
        ...SHAPES.map((shape) => ({ ...kind, ...shape, alpha: 0.29, beta: -0.48, layout: ODD })),
        ...IN_C.map((inC) => ({ ...kind, m: 40, n: 41, alpha: 0.29, beta: -0.48, layout: ODD, inC })),
    ]),
    ...kinds.flatMap((kind) => [0, 1, -2].flatMap((alpha) => [0, 1, 0.5].map((beta) => ({ ...kind, m: 40, n: 6, alpha, beta, layout: ODD })))),
    { ...NN, transA: 'c', m: 9, n: 5, alpha: 1, beta: 1, layout: ODD },
    { ...NN, transA: 't', transB: 'c', m: 40, n: 21, alpha: 0.29, beta: -0.48, layout: ODD },
    { ...NN, transA: 'c', transB: 'c', m: 21, n: 40, alpha: 0.7, beta: 1.3, layout: ODD },
];
export const geamCase = {
    spec: geamSpec,
    // Two products and their sum, each rounded once, and the factors rounded to the precision.
    tolerance: 4,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({
        transA: o.transA,
        transB: o.transB,
        m,
        n,
        alpha: 0.29,
        beta: -0.48,
        layout: layoutOf(o),
    }),
    data({ transA, transB, m, n, alpha, beta, layout, inC = [] }, prec, random) {
        const shape = (trans) => (trans === 'n' ? [m, n] : [n, m]);
        const views = place(prec, { A: shape(transA), B: shape(transB), C: [m, n] }, [...inC, 'C'], layout);
        (alpha === 0 ? unread : uniform)(views.A, prec, random);
        (beta === 0 ? unread : uniform)(views.B, prec, random);
        unread(views.C, prec, random);
        return views;
    },
    run: calling(geam, geamSpec),
    reference: ({ transA, transB, m, n, alpha, beta }, { A, B, C }) => {
        const [first, second] = [inField(alpha, C.parts), inField(beta, C.parts)];
        geamRef(transA, transB, m, n, first, hostMat(A), second, hostMat(B), hostMat(C));
    },
    error({ transA, transB, ...p }, { A, B }, { C }) {
        const [alpha, beta] = [inField(p.alpha, C.parts), inField(p.beta, C.parts)];
        const op = (trans, x, i, j) => trans === 'n' ? scalar(x, i, j) : trans === 't' ? scalar(x, j, i) : conjugate(scalar(x, j, i));
        const first = (i, j) => (alpha === 0 ? 0 : times(alpha, op(transA, A, i, j)));
        const second = (i, j) => (beta === 0 ? 0 : times(beta, op(transB, B, i, j)));
        return elementError(C, (i, j) => plus(first(i, j), second(i, j)), (i, j) => magnitude(first(i, j)) + magnitude(second(i, j)));
    },
    table: bandwidthTable(geamSpec, { flags: ['transA', 'transB'], columns: ['m', 'n'], computes: true }),
};
