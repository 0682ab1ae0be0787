// SOFTMAXBACKWARD as a case: every element against the formula in doubles.
import { softmaxBackwardRef } from '../../../../src/nn/softmax/softmaxBackward.ref.js';
import { softmaxBackward } from '../../../../src/nn.js';
import { softmaxBackwardSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { element, elementError } from '../../../lib/elementwise.js';
import { fill, place } from '../../../lib/operands.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { LEAST, softmaxForwardCase } from './softmaxForward.js';
export const softmaxBackwardCase = {
    spec: softmaxBackwardSpec,
    // A sum of at most thousands in a tree, a difference and a product.
    tolerance: 12,
    repeatable: true,
    sweep: softmaxForwardCase.sweep,
    fromOptions: ({ m, n }, o) => ({ m, n, log: false, layout: layoutOf(o) }),
    // Numbers as a softmax of so many has them; that they add up to 1 is nothing that the call needs.
    data({ m, n, log, layout, together }, prec, random) {
        const names = ['Y', 'dY', 'dX'];
        const views = place(prec, { Y: [m, n], dY: [m, n], dX: [m, n] }, together ? names : ['dX'], layout);
        fill(prec, views.Y, () => (log ? Math.log((2 * random.rand() + 1e-3) / m) : (2 * random.rand()) / m));
        fill(prec, views.dY, () => random.rand() - 0.5);
        return views;
    },
    run: calling(softmaxBackward, softmaxBackwardSpec),
    reference: ({ m, n, log }, { Y, dY, dX }) => softmaxBackwardRef(m, n, hostMat(Y), hostMat(dY), hostMat(dX), log),
    error({ m, n, log }, { Y, dY }, { dX }) {
        const sums = Array.from({ length: n }, (_, j) => {
            let [sum, size] = [0, 0];
            for (let i = 0; i < m; i++) {
                const term = log ? element(dY, i, j) : element(Y, i, j) * element(dY, i, j);
                sum += term;
                size += Math.abs(term);
            }
            return { sum, size };
        });
        const factor = (i, j) => (log ? Math.exp(element(Y, i, j)) : element(Y, i, j));
        return elementError(dX, (i, j) => log ? element(dY, i, j) - factor(i, j) * sums[j].sum : factor(i, j) * (element(dY, i, j) - sums[j].sum), (i, j) => {
            const own = Math.abs(element(dY, i, j));
            const size = log ? own + 8 * factor(i, j) * sums[j].size : factor(i, j) * (own + sums[j].size);
            return Math.max(size, LEAST);
        });
    },
    table: bandwidthTable(softmaxBackwardSpec, { columns: ['m', 'n'], computes: true }),
};
