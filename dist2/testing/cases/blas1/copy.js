// COPY as a case: numbers move, so that every element must be exactly the expected one.
import { copyRef } from '../../../src/blas1/copy.ref.js';
import { copy } from '../../../src/index.js';
import { copySpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { scalarsOf } from '../../lib/gauge.js';
import { ofPair, pairOf, vector, vectorError } from '../../lib/level1.js';
export const copyCase = {
    spec: copySpec,
    ...ofPair,
    data: (p, prec, random) => pairOf(p, prec, random, 'read'),
    run: calling(copy, copySpec),
    reference: (p, { x, y }) => copyRef(p.n, vector(x, p.incx), vector(y, p.incy)),
    error(p, before, after) {
        const x = scalarsOf(before.x, p.incx);
        return vectorError(scalarsOf(after.y, p.incy), (i) => [x[i], 0]);
    },
    table: vectorTable(copySpec, false),
};
