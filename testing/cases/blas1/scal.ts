// SCAL as a case: errors are measured element by element against double precision.
import { scalRef } from '../../../src/blas1/scal.ref.ts';
import { scal } from '../../../src/index.ts';
import { scalSpec } from '../../../src/specs.ts';
import { calling, type Data } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementsOf } from '../../lib/gauge.ts';
import { ofVector, type VectorProblem, vector, vectorError, vectorOf } from '../../lib/level1.ts';

const ALPHA = 0.7;

export const scalCase: Case<VectorProblem, Data<'x'>> = {
  spec: scalSpec,
  ...ofVector,
  data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'write') }),
  run: calling(scal, scalSpec, { alpha: ALPHA }),
  reference: (p, { x }) => scalRef(p.n, ALPHA, vector(x, p.incx)),
  error(p, before, after) {
    const x = elementsOf(before.x, p.incx);
    return vectorError(elementsOf(after.x, p.incx), (i) => [ALPHA * x[i]!, Math.abs(ALPHA * x[i]!)]);
  },

  table: vectorTable(scalSpec, true),
};
