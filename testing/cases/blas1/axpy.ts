// AXPY as a case: errors are measured element by element against double precision.
import { axpyRef } from '../../../src/blas1/axpy.ref.ts';
import { axpy, axpySpec } from '../../../src/index.ts';
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

const ALPHA = 0.7;

export const axpyCase: Case<PairProblem, VectorPair> = {
  spec: axpySpec,
  tolerance: TOLERANCE,
  repeatable: true,
  sweep: pairSweep,
  fromOptions: ({ n }) => ({ n, incx: 1, incy: 1, offset: 0 }),
  data: (p, prec, random) => pairOf(p, prec, random, 'read'),
  run: (queue, p, { x, y }) =>
    axpy(queue, { n: p.n, alpha: ALPHA, x, incx: incOf(x, p.incx), y, incy: incOf(y, p.incy) }),
  reference: (p, { x, y }) => axpyRef(p.n, ALPHA, vector(x, p.incx), vector(y, p.incy)),
  error(p, before, after) {
    const [x, yIn] = [elementsOf(before.x, p.incx), elementsOf(before.y, p.incy)];
    return vectorError(elementsOf(after.y, p.incy), (i) => {
      const term = ALPHA * x[i]!;
      return [term + yIn[i]!, Math.abs(term) + Math.abs(yIn[i]!)];
    });
  },

  table: vectorTable(axpySpec, true),
};
