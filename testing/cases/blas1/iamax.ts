// IAMAX as a case: the number must be exactly that of the first largest element, of which long vectors have several.
import { iamaxRef } from '../../../src/blas1/iamax.ref.ts';
import { iamax } from '../../../src/index.ts';
import { iamaxSpec } from '../../../src/specs.ts';
import { calling, type Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementError, scalarsOf } from '../../lib/gauge.ts';
import { indexPlace, numberIn, ofVector, type VectorProblem, vector, vectorOf } from '../../lib/level1.ts';
import { fill } from '../../lib/operands.ts';
import { abs1 } from '../../lib/scalars.ts';

export const iamaxCase: Case<VectorProblem, Data<'x', 'result'>> = {
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
