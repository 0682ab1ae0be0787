// AXPY as a case: errors are measured element by element against double precision.
import { axpyRef } from '../../../src/blas1/axpy.ref.ts';
import { axpy } from '../../../src/index.ts';
import { axpySpec } from '../../../src/specs.ts';
import { calling } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { scalarsOf } from '../../lib/gauge.ts';
import { ofPair, type PairProblem, pairOf, type VectorPair, vector, vectorError } from '../../lib/level1.ts';
import { abs1, inField, plus, times } from '../../lib/scalars.ts';

const ALPHA = 0.7;

export const axpyCase: Case<PairProblem, VectorPair> = {
  spec: axpySpec,
  ...ofPair,
  data: (p, prec, random) => pairOf(p, prec, random, 'read'),
  run: calling(axpy, axpySpec, { alpha: ALPHA }),
  reference: (p, { x, y }) => axpyRef(p.n, inField(ALPHA, x.parts), vector(x, p.incx), vector(y, p.incy)),
  error(p, before, after) {
    const alpha = inField(ALPHA, before.x.parts);
    const [x, yIn] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy)];
    return vectorError(scalarsOf(after.y, p.incy), (i) => [
      plus(times(alpha, x[i]!), yIn[i]!),
      abs1(alpha) * abs1(x[i]!) + abs1(yIn[i]!),
    ]);
  },

  table: vectorTable(axpySpec, true),
};
