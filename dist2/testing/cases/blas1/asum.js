// ASUM as a case: the error is relative to the sum.
import { asumRef } from '../../../src/blas1/asum.ref.js';
import { asum } from '../../../src/index.js';
import { asumSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { elementError, scalarsOf } from '../../lib/gauge.js';
import { growth, numberIn, ofVector, placeOf, sumInPairs, vector, vectorOf, } from '../../lib/level1.js';
import { abs1 } from '../../lib/scalars.js';
export const asumCase = {
    spec: asumSpec,
    ...ofVector,
    data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'read'), result: placeOf(prec) }),
    run: calling(asum, asumSpec),
    reference(p, { x, result }) {
        result.data[result.offset] = asumRef(p.n, vector(x, p.incx));
    },
    error(p, before, after) {
        const expected = sumInPairs(Array.from(scalarsOf(before.x, p.incx), abs1));
        return elementError(numberIn(after.result), expected, expected * growth(p.n * (before.x.parts ?? 1)));
    },
    table: vectorTable(asumSpec, true),
};
