// ROT and, of complex vectors and real numbers, RROT as cases: errors are measured element by element against double precision.
import { rotRef } from '../../../src/blas1/rot.ref.ts';
import { type RoutineSpec, rot, rrot } from '../../../src/index.ts';
import { rotSpec, rrotSpec } from '../../../src/specs.ts';
import { calling, type Front } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { scalarsOf } from '../../lib/gauge.ts';
import { ofPair, type PairProblem, pairOf, type VectorPair, vector, vectorError } from '../../lib/level1.ts';
import { larger } from '../../lib/norms.ts';
import { abs1, conjugate, inField, minus, plus, type Scalar, times } from '../../lib/scalars.ts';

const [C, S] = [0.6, 0.8];

/** The error of both vectors after a rotation. */
export function rotationError(p: PairProblem, c: number, s: Scalar, before: VectorPair, after: VectorPair): number {
  const [x, y] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy)];
  const gauge = (a: Scalar, b: Scalar) => Math.abs(c) * abs1(a) + abs1(s) * abs1(b);
  return larger(
    vectorError(scalarsOf(after.x, p.incx), (i) => [plus(times(c, x[i]!), times(s, y[i]!)), gauge(x[i]!, y[i]!)]),
    vectorError(scalarsOf(after.y, p.incy), (i) => [
      minus(times(c, y[i]!), times(conjugate(s), x[i]!)),
      gauge(y[i]!, x[i]!),
    ]),
  );
}

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  sineIn: (parts: 2 | undefined) => Scalar,
): Case<PairProblem, VectorPair> => ({
  spec,
  ...ofPair,
  data: (p, prec, random) => pairOf(p, prec, random, 'write'),
  run: calling(front, spec, { c: C, s: S }),
  reference: (p, { x, y }) => rotRef(p.n, vector(x, p.incx), vector(y, p.incy), C, sineIn(x.parts)),
  error: (p, before, after) => rotationError(p, C, sineIn(before.x.parts), before, after),

  table: vectorTable(spec, true),
});

export const rotCase = caseOf(rotSpec, rot, (parts) => inField(S, parts));
export const rrotCase = caseOf(rrotSpec, rrot, () => S);
