// ASUM as a case: the error is relative to the sum.
import { asumRef } from '../../../src/blas1/asum.ref.ts';
import { asum } from '../../../src/index.ts';
import { asumSpec } from '../../../src/specs.ts';
import { calling } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementError, elementsOf } from '../../lib/gauge.ts';
import {
  numberIn,
  ofVector,
  placeOf,
  type SumOperands,
  type VectorProblem,
  vector,
  vectorOf,
} from '../../lib/level1.ts';

export const asumCase: Case<VectorProblem, SumOperands<'x'>> = {
  spec: asumSpec,
  ...ofVector,
  data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'read'), result: placeOf(prec) }),
  run: calling(asum, asumSpec),
  reference(p, { x, result }) {
    result.data[result.offset] = asumRef(p.n, vector(x, p.incx));
  },
  error(p, before, after) {
    const expected = elementsOf(before.x, p.incx).reduce((sum, x) => sum + Math.abs(x), 0);
    return elementError(numberIn(after.result), expected, expected);
  },

  table: vectorTable(asumSpec, true),
};
