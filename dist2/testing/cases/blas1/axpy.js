// AXPY as a case: errors are measured element by element against double precision.
import { axpyRef } from '../../../src/blas1/axpy.ref.js';
import { axpy } from '../../../src/index.js';
import { axpySpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { scalarsOf } from '../../lib/gauge.js';
import { ofPair, pairOf, vector, vectorError } from '../../lib/level1.js';
import { abs1, inField, plus, times } from '../../lib/scalars.js';
const ALPHA = 0.7;
export const axpyCase = {
    spec: axpySpec,
    ...ofPair,
    data: (p, prec, random) => pairOf(p, prec, random, 'read'),
    run: calling(axpy, axpySpec, { alpha: ALPHA }),
    reference: (p, { x, y }) => axpyRef(p.n, inField(ALPHA, x.parts), vector(x, p.incx), vector(y, p.incy)),
    error(p, before, after) {
        const alpha = inField(ALPHA, before.x.parts);
        const [x, yIn] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy)];
        return vectorError(scalarsOf(after.y, p.incy), (i) => [
            plus(times(alpha, x[i]), yIn[i]),
            abs1(alpha) * abs1(x[i]) + abs1(yIn[i]),
        ]);
    },
    table: vectorTable(axpySpec, true),
};
