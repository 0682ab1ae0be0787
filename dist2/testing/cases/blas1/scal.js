// SCAL and, of a real scalar and complex numbers, RSCAL as cases: errors are measured element by element against double precision.
import { scalRef } from '../../../src/blas1/scal.ref.js';
import { rscal, scal } from '../../../src/index.js';
import { rscalSpec, scalSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { scalarsOf } from '../../lib/gauge.js';
import { ofVector, vector, vectorError, vectorOf } from '../../lib/level1.js';
import { abs1, inField, times } from '../../lib/scalars.js';
const ALPHA = 0.7;
const caseOf = (spec, front, alphaIn) => ({
    spec,
    ...ofVector,
    data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'write') }),
    run: calling(front, spec, { alpha: ALPHA }),
    reference: (p, { x }) => scalRef(p.n, alphaIn(x.parts), vector(x, p.incx)),
    error(p, before, after) {
        const x = scalarsOf(before.x, p.incx);
        const alpha = alphaIn(before.x.parts);
        return vectorError(scalarsOf(after.x, p.incx), (i) => [times(alpha, x[i]), abs1(alpha) * abs1(x[i])]);
    },
    table: vectorTable(spec, true),
});
export const scalCase = caseOf(scalSpec, scal, (parts) => inField(ALPHA, parts));
export const rscalCase = caseOf(rscalSpec, rscal, () => ALPHA);
