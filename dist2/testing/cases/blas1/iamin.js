// IAMIN as a case: the number must be exactly that of the first smallest element, of which long vectors have several.
import { iaminRef } from '../../../src/blas1/iamin.ref.js';
import { iamin } from '../../../src/index.js';
import { iaminSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { elementError, scalarsOf } from '../../lib/gauge.js';
import { indexPlace, numberIn, ofVector, vector, vectorOf } from '../../lib/level1.js';
import { fill } from '../../lib/operands.js';
import { abs1 } from '../../lib/scalars.js';
export const iaminCase = {
    spec: iaminSpec,
    ...ofVector,
    data(p, prec, random) {
        const x = vectorOf(p, prec, random, 'read');
        fill(prec, x, () => (1 + Math.floor(random.rand() * 99)) * (random.rand() < 0.5 ? -1 : 1));
        return { x, result: indexPlace() };
    },
    run: calling(iamin, iaminSpec),
    reference(p, { x, result }) {
        result.data[result.offset] = iaminRef(p.n, vector(x, p.incx));
    },
    error(p, before, after) {
        const sizes = Array.from(scalarsOf(before.x, p.incx), abs1);
        const extreme = sizes.reduce((a, b) => Math.min(a, b), Infinity);
        return elementError(numberIn(after.result), sizes.indexOf(extreme) + 1, 0);
    },
    table: vectorTable(iaminSpec, false),
};
