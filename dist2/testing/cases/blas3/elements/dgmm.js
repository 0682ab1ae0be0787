// DGMM as a case: every element against the formula.
import { dgmmRef } from '../../../../src/blas3/elements/dgmm.ref.js';
import { dgmm } from '../../../../src/index.js';
import { dgmmSpec } from '../../../../src/specs.js';
import { argumentsOf } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { elementError, ODD, SHAPES, scalar } from '../../../lib/elementwise.js';
import { fill, place } from '../../../lib/operands.js';
import { magnitude, times } from '../../../lib/scalars.js';
import { layoutOf, uniform, unread } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const IN_C = [['A'], ['x'], ['A', 'x']];
const sweep = ['l', 'r'].flatMap((side) => [
    ...SHAPES.map((shape) => ({ side, ...shape, incx: 1, layout: ODD })),
    ...[-1, 2, -3].map((incx) => ({ side, m: 33, n: 9, incx, layout: ODD })),
    ...IN_C.map((inC) => ({ side, m: 40, n: 41, incx: 1, layout: ODD, inC })),
]);
const lengthOf = ({ side, m, n }) => (side === 'l' ? m : n);
export const dgmmCase = {
    spec: dgmmSpec,
    // One product, rounded once; of complex numbers four, and sums in which they may cancel.
    tolerance: 4,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({ side: o.side, m, n, incx: 1, layout: layoutOf(o) }),
    data(p, prec, random) {
        const { m, n, incx, layout, inC = [] } = p;
        const span = Math.max(0, (lengthOf(p) - 1) * Math.abs(incx) + 1);
        const views = place(prec, { A: [m, n], x: [span, 1], C: [m, n] }, [...inC, 'C'], layout);
        uniform(views.A, prec, random);
        // Not near zero: a subnormal product has not the precision that the bound assumes.
        fill(prec, views.x, (i) => (i % incx === 0 ? (random.rand() + 0.5) * (-1) ** i : Number.NaN));
        unread(views.C, prec, random);
        return views;
    },
    run: (queue, p, at) => dgmm(queue, { ...argumentsOf(dgmmSpec, p, at), incx: p.incx }),
    reference: ({ side, m, n, incx }, { A, x, C }) => dgmmRef(side, m, n, hostMat(A), { ...hostMat(x), ld: incx }, hostMat(C)),
    error(p, { A, x }, { C }) {
        const last = lengthOf(p) - 1;
        const factor = (k) => scalar(x, (p.incx > 0 ? k : last - k) * Math.abs(p.incx), 0);
        const expected = (i, j) => times(factor(p.side === 'l' ? i : j), scalar(A, i, j));
        return elementError(C, expected, (i, j) => magnitude(expected(i, j)));
    },
    table: bandwidthTable(dgmmSpec, { flags: ['side'], columns: ['m', 'n'], computes: true }),
};
