// NRM2 as a case: the error is relative to the norm.
import { nrm2Ref } from '../../src/blas1/nrm2.ref.ts';
import { nrm2, nrm2Spec } from '../../src/index.ts';
import type { Case } from '../lib/case.ts';
import { elementError, elementsOf } from '../lib/gauge.ts';
import {
  incOf,
  numberIn,
  placeOf,
  singleSweep,
  TOLERANCE,
  type VectorProblem,
  vector,
  vectorOf,
} from '../lib/level1.ts';
import type { MatrixView } from '../lib/norms.ts';

export const nrm2Case: Case<VectorProblem, Readonly<Record<'x' | 'result', MatrixView>>> = {
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
    const expected = Math.hypot(...elementsOf(before.x, p.incx));
    return elementError(numberIn(after.result), expected, expected);
  },
};
