// SCAL and, of a real scalar and complex numbers, RSCAL as cases: errors are measured element by element against double precision.
import { scalRef } from '../../../src/blas1/scal.ref.ts';
import { type RoutineSpec, rscal, scal } from '../../../src/index.ts';
import { rscalSpec, scalSpec } from '../../../src/specs.ts';
import { calling, type Data, type Front } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { scalarsOf } from '../../lib/gauge.ts';
import { ofVector, type VectorProblem, vector, vectorError, vectorOf } from '../../lib/level1.ts';
import { abs1, inField, type Scalar, times } from '../../lib/scalars.ts';

const ALPHA = 0.7;

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  alphaIn: (parts: 2 | undefined) => Scalar,
): Case<VectorProblem, Data<'x'>> => ({
  spec,
  ...ofVector,
  data: (p, prec, random) => ({ x: vectorOf(p, prec, random, 'write') }),
  run: calling(front, spec, { alpha: ALPHA }),
  reference: (p, { x }) => scalRef(p.n, alphaIn(x.parts), vector(x, p.incx)),
  error(p, before, after) {
    const x = scalarsOf(before.x, p.incx);
    const alpha = alphaIn(before.x.parts);
    return vectorError(scalarsOf(after.x, p.incx), (i) => [times(alpha, x[i]!), abs1(alpha) * abs1(x[i]!)]);
  },

  table: vectorTable(spec, true),
});

export const scalCase = caseOf(scalSpec, scal, (parts) => inField(ALPHA, parts));
export const rscalCase = caseOf(rscalSpec, rscal, () => ALPHA);
