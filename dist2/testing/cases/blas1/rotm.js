// ROTM as a case: errors are measured element by element against double precision.
import { rotmRef } from '../../../src/blas1/rotm.ref.js';
import { rotm } from '../../../src/index.js';
import { rotmSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { elementsOf } from '../../lib/gauge.js';
import { ofPair, pairOf, pairSweep, vector, vectorError } from '../../lib/level1.js';
import { larger } from '../../lib/norms.js';
const H = { h11: 0.9, h21: -0.4, h12: 0.3, h22: 1.1 };
const MATRICES = {
    [-2]: [
        [1, 0],
        [0, 1],
    ],
    [-1]: [
        [H.h11, H.h12],
        [H.h21, H.h22],
    ],
    0: [
        [1, H.h12],
        [H.h21, 1],
    ],
    1: [
        [H.h11, 1],
        [-1, H.h22],
    ],
};
export const rotmCase = {
    spec: rotmSpec,
    ...ofPair,
    sweep: pairSweep.flatMap((p) => [-1, 0, 1, -2].filter((flag) => flag === -1 || p.n === 65).map((flag) => ({ ...p, flag }))),
    fromOptions: ({ n }) => ({ n, incx: 1, incy: 1, offset: 0, flag: -1 }),
    data: (p, prec, random) => pairOf(p, prec, random, 'write'),
    run: calling(rotm, rotmSpec, H),
    reference: (p, { x, y }) => rotmRef(p.n, vector(x, p.incx), vector(y, p.incy), p.flag, H.h11, H.h21, H.h12, H.h22),
    error(p, before, after) {
        const [x, y] = [elementsOf(before.x, p.incx), elementsOf(before.y, p.incy)];
        const [[a, b], [c, d]] = MATRICES[p.flag];
        const gauge = (i) => Math.abs(x[i]) + Math.abs(y[i]);
        return larger(vectorError(elementsOf(after.x, p.incx), (i) => [a * x[i] + b * y[i], gauge(i)]), vectorError(elementsOf(after.y, p.incy), (i) => [c * x[i] + d * y[i], gauge(i)]));
    },
    table: vectorTable(rotmSpec, true),
};
