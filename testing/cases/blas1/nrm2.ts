// NRM2 as a case: the error is relative to the norm.
import { nrm2Ref } from '../../../src/blas1/nrm2.ref.ts';
import { nrm2, nrm2Spec } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementError, elementsOf } from '../../lib/gauge.ts';
import {
  incOf,
  numberIn,
  placeOf,
  type SumOperands,
  singleSweep,
  TOLERANCE,
  type VectorProblem,
  vector,
  vectorOf,
} from '../../lib/level1.ts';

export const nrm2Case: Case<VectorProblem, SumOperands<'x'>> = {
  spec: nrm2Spec,
  tolerance: TOLERANCE,
  repeatable: true,
  sweep: singleSweep,
  fromOptions: ({ n }) => ({ n, incx: 1, offset: 0 }),
  data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'read'), result: placeOf(prec) }),
  run: (queue, p, { x, result }) => nrm2(queue, { n: p.n, x, incx: incOf(x, p.incx), result }),
  reference(p, { x, result }) {
    result.data[result.offset] = nrm2Ref(p.n, vector(x, p.incx));
  },
  error(p, before, after) {
    // The squares of numbers on (-1,1) stay in the range of doubles.
    const expected = Math.sqrt(elementsOf(before.x, p.incx).reduce((sum, x) => sum + x * x, 0));
    return elementError(numberIn(after.result), expected, expected);
  },

  table: vectorTable(nrm2Spec, true),
};
