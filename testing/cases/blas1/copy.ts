// COPY as a case: numbers move, so that every element must be exactly the expected one.
import { copyRef } from '../../../src/blas1/copy.ref.ts';
import { copy } from '../../../src/index.ts';
import { copySpec } from '../../../src/specs.ts';
import { calling } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { scalarsOf } from '../../lib/gauge.ts';
import { ofPair, type PairProblem, pairOf, type VectorPair, vector, vectorError } from '../../lib/level1.ts';

export const copyCase: Case<PairProblem, VectorPair> = {
  spec: copySpec,
  ...ofPair,
  data: (p, prec, random) => pairOf(p, prec, random, 'read'),
  run: calling(copy, copySpec),
  reference: (p, { x, y }) => copyRef(p.n, vector(x, p.incx), vector(y, p.incy)),
  error(p, before, after) {
    const x = scalarsOf(before.x, p.incx);
    return vectorError(scalarsOf(after.y, p.incy), (i) => [x[i]!, 0]);
  },

  table: vectorTable(copySpec, false),
};
