// ROT and, of complex vectors and real numbers, RROT as cases: errors are measured element by element against double precision.
import { rotRef } from '../../../src/blas1/rot.ref.js';
import { rot, rrot } from '../../../src/index.js';
import { rotSpec, rrotSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { scalarsOf } from '../../lib/gauge.js';
import { ofPair, pairOf, vector, vectorError } from '../../lib/level1.js';
import { larger } from '../../lib/norms.js';
import { abs1, conjugate, inField, minus, plus, times } from '../../lib/scalars.js';
const [C, S] = [0.6, 0.8];
/** The error of both vectors after a rotation. */
export function rotationError(p, c, s, before, after) {
    const [x, y] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy)];
    const gauge = (a, b) => Math.abs(c) * abs1(a) + abs1(s) * abs1(b);
    return larger(vectorError(scalarsOf(after.x, p.incx), (i) => [plus(times(c, x[i]), times(s, y[i])), gauge(x[i], y[i])]), vectorError(scalarsOf(after.y, p.incy), (i) => [
        minus(times(c, y[i]), times(conjugate(s), x[i])),
        gauge(y[i], x[i]),
    ]));
}
const caseOf = (spec, front, sineIn) => ({
    spec,
    ...ofPair,
    data: (p, prec, random) => pairOf(p, prec, random, 'write'),
    run: calling(front, spec, { c: C, s: S }),
    reference: (p, { x, y }) => rotRef(p.n, vector(x, p.incx), vector(y, p.incy), C, sineIn(x.parts)),
    error: (p, before, after) => rotationError(p, C, sineIn(before.x.parts), before, after),
    table: vectorTable(spec, true),
});
export const rotCase = caseOf(rotSpec, rot, (parts) => inField(S, parts));
export const rrotCase = caseOf(rrotSpec, rrot, () => S);
