// DOT as a case: the error is relative to the sum of the absolute values of the products.
import { dotRef } from '../../../src/blas1/dot.ref.ts';
import { dot, dotSpec } from '../../../src/index.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementError, elementsOf } from '../../lib/gauge.ts';
import {
  incOf,
  numberIn,
  type PairProblem,
  pairOf,
  pairSweep,
  placeOf,
  type SumOperands,
  TOLERANCE,
  vector,
} from '../../lib/level1.ts';

export const dotCase: Case<PairProblem, SumOperands<'x' | 'y'>> = {
  spec: dotSpec,
  tolerance: TOLERANCE,
  repeatable: true,
  sweep: pairSweep,
  fromOptions: ({ n }) => ({ n, incx: 1, incy: 1, offset: 0 }),
  data: (p, prec, random) => ({ ...pairOf(p, prec, random, 'read'), result: placeOf(prec) }),
  run: (queue, p, { x, y, result }) =>
    dot(queue, { n: p.n, x, incx: incOf(x, p.incx), y, incy: incOf(y, p.incy), result }),
  reference(p, { x, y, result }) {
    result.data[result.offset] = dotRef(p.n, vector(x, p.incx), vector(y, p.incy));
  },
  error(p, before, after) {
    const y = elementsOf(before.y, p.incy);
    const terms = elementsOf(before.x, p.incx).map((x, i) => x * y[i]!);
    const expected = terms.reduce((sum, term) => sum + term, 0);
    const gauge = terms.reduce((sum, term) => sum + Math.abs(term), 0);
    return elementError(numberIn(after.result), expected, gauge);
  },

  table: vectorTable(dotSpec, true),
};
