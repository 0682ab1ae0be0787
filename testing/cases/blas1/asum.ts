// ASUM as a case: the error is relative to the sum.
import { asumRef } from '../../../src/blas1/asum.ref.ts';
import { asum } from '../../../src/index.ts';
import { asumSpec } from '../../../src/specs.ts';
import { calling } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementError, scalarsOf } from '../../lib/gauge.ts';
import {
  growth,
  numberIn,
  ofVector,
  placeOf,
  type SumOperands,
  sumInPairs,
  type VectorProblem,
  vector,
  vectorOf,
} from '../../lib/level1.ts';
import { abs1 } from '../../lib/scalars.ts';

export const asumCase: Case<VectorProblem, SumOperands<'x'>> = {
  spec: asumSpec,
  ...ofVector,
  data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'read'), result: placeOf(prec) }),
  run: calling(asum, asumSpec),
  reference(p, { x, result }) {
    result.data[result.offset] = asumRef(p.n, vector(x, p.incx));
  },
  error(p, before, after) {
    const expected = sumInPairs(Array.from(scalarsOf(before.x, p.incx), abs1));
    return elementError(numberIn(after.result), expected, expected * growth(p.n * (before.x.parts ?? 1)));
  },

  table: vectorTable(asumSpec, true),
};
