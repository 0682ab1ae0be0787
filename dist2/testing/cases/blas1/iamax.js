// IAMAX as a case: the number must be exactly that of the first largest element, of which long vectors have several.
import { iamaxRef } from '../../../src/blas1/iamax.ref.js';
import { iamax } from '../../../src/index.js';
import { iamaxSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { elementError, scalarsOf } from '../../lib/gauge.js';
import { indexPlace, numberIn, ofVector, vector, vectorOf } from '../../lib/level1.js';
import { fill } from '../../lib/operands.js';
import { abs1 } from '../../lib/scalars.js';
export const iamaxCase = {
    spec: iamaxSpec,
    ...ofVector,
    data(p, prec, random) {
        const x = vectorOf(p, prec, random, 'read');
        fill(prec, x, () => (1 + Math.floor(random.rand() * 99)) * (random.rand() < 0.5 ? -1 : 1));
        return { x, result: indexPlace() };
    },
    run: calling(iamax, iamaxSpec),
    reference(p, { x, result }) {
        result.data[result.offset] = iamaxRef(p.n, vector(x, p.incx));
    },
    error(p, before, after) {
        const sizes = Array.from(scalarsOf(before.x, p.incx), abs1);
        const extreme = sizes.reduce((a, b) => Math.max(a, b), 0);
        return elementError(numberIn(after.result), sizes.indexOf(extreme) + 1, 0);
    },
    table: vectorTable(iamaxSpec, false),
};
