// COPY as a case: numbers move, so that every element must be exactly the expected one.
import { copyRef } from '../../../src/blas1/copy.ref.ts';
import { copy, copySpec } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementsOf } from '../../lib/gauge.ts';
import {
  incOf,
  type PairProblem,
  pairOf,
  pairSweep,
  TOLERANCE,
  type VectorPair,
  vector,
  vectorError,
} from '../../lib/level1.ts';

export const copyCase: Case<PairProblem, VectorPair> = {
  spec: copySpec,
  tolerance: TOLERANCE,
  repeatable: true,
  sweep: pairSweep,
  fromOptions: ({ n }) => ({ n, incx: 1, incy: 1, offset: 0 }),
  data: (p, prec, random) => pairOf(p, prec, random, 'read'),
  run: (queue, p, { x, y }) => copy(queue, { n: p.n, x, incx: incOf(x, p.incx), y, incy: incOf(y, p.incy) }),
  reference: (p, { x, y }) => copyRef(p.n, vector(x, p.incx), vector(y, p.incy)),
  error(p, before, after) {
    const x = elementsOf(before.x, p.incx);
    return vectorError(elementsOf(after.y, p.incy), (i) => [x[i]!, 0]);
  },

  table: vectorTable(copySpec, false),
};
