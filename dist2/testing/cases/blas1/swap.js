// SWAP as a case: numbers move, so that every element must be exactly the expected one.
import { swapRef } from '../../../src/blas1/swap.ref.js';
import { swap } from '../../../src/index.js';
import { swapSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { scalarsOf } from '../../lib/gauge.js';
import { ofPair, pairOf, vector, vectorError } from '../../lib/level1.js';
import { larger } from '../../lib/norms.js';
export const swapCase = {
    spec: swapSpec,
    ...ofPair,
    data: (p, prec, random) => pairOf(p, prec, random, 'write'),
    run: calling(swap, swapSpec),
    reference: (p, { x, y }) => swapRef(p.n, vector(x, p.incx), vector(y, p.incy)),
    error(p, before, after) {
        const [x, y] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy)];
        return larger(vectorError(scalarsOf(after.x, p.incx), (i) => [y[i], 0]), vectorError(scalarsOf(after.y, p.incy), (i) => [x[i], 0]));
    },
    table: vectorTable(swapSpec, false),
};
