// NRM2 as a case: the error is relative to the norm.
import { nrm2Ref } from '../../../src/blas1/nrm2.ref.js';
import { nrm2 } from '../../../src/index.js';
import { nrm2Spec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { elementError, scalarsOf } from '../../lib/gauge.js';
import { growth, numberIn, ofVector, placeOf, sumInPairs, vector, vectorOf, } from '../../lib/level1.js';
import { magnitude } from '../../lib/scalars.js';
export const nrm2Case = {
    spec: nrm2Spec,
    ...ofVector,
    data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'read'), result: placeOf(prec) }),
    run: calling(nrm2, nrm2Spec),
    reference(p, { x, result }) {
        result.data[result.offset] = nrm2Ref(p.n, vector(x, p.incx));
    },
    error(p, before, after) {
        // The squares of numbers on (-1,1) stay in the range of doubles.
        const expected = Math.sqrt(sumInPairs(Array.from(scalarsOf(before.x, p.incx), (x) => magnitude(x) ** 2)));
        return elementError(numberIn(after.result), expected, expected * growth(p.n * (before.x.parts ?? 1)));
    },
    table: vectorTable(nrm2Spec, true),
};
