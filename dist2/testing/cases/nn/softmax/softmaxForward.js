// SOFTMAXFORWARD as a case: every element against the formula in doubles.
import { softmaxForwardRef } from '../../../../src/nn/softmax/softmaxForward.ref.js';
import { softmaxForward } from '../../../../src/nn.js';
import { softmaxForwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { element, elementError, ODD, SHAPES } from '../../../lib/elementwise.js';
import { fill, place } from '../../../lib/operands.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** The smallest normal half: below it halves have an absolute error. */
export const LEAST = 2 ** -14;
const sweep = [
    ...SHAPES.flatMap((shape) => [false, true].map((log) => ({ ...shape, log, layout: ODD }))),
    { m: 1025, n: 3, log: false },
    { m: 2000, n: 2, log: true, range: 300 },
    { m: 40, n: 41, log: false, layout: ODD, together: true, range: 60 },
];
export const softmaxForwardCase = {
    spec: softmaxForwardSpec,
    // An exponential and its argument, a sum of at most thousands in a tree, a quotient.
    tolerance: 12,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n }, o) => ({ m, n, log: false, layout: layoutOf(o) }),
    data({ m, n, layout, together, range = 4 }, prec, random) {
        const views = place(prec, { X: [m, n], Y: [m, n] }, together ? ['X', 'Y'] : ['Y'], layout);
        fill(prec, views.X, () => range * (random.rand() - 0.5));
        return views;
    },
    run: calling(softmaxForward, softmaxForwardSpec),
    reference: ({ m, n, log }, { X, Y }) => softmaxForwardRef(m, n, hostMat(X), hostMat(Y), log),
    error({ m, n, log }, { X }, { Y }) {
        const tops = Array.from({ length: n }, (_, j) => Math.max(...Array.from({ length: m }, (_, i) => element(X, i, j))));
        const sums = tops.map((top, j) => {
            let sum = 0;
            for (let i = 0; i < m; i++)
                sum += Math.exp(element(X, i, j) - top);
            return sum;
        });
        const z = (i, j) => element(X, i, j) - tops[j];
        const expected = (i, j) => (log ? z(i, j) - Math.log(sums[j]) : Math.exp(z(i, j)) / sums[j]);
        // What rounds the argument of an exponential is a relative error of its value.
        return elementError(Y, expected, (i, j) => log ? 1 + Math.abs(expected(i, j)) : (1 + Math.abs(z(i, j))) * Math.max(expected(i, j), LEAST));
    },
    table: bandwidthTable(softmaxForwardSpec, { columns: ['m', 'n'], computes: true }),
};
