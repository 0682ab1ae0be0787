// ROT as a case: errors are measured element by element against double precision.
import { rotRef } from '../../../src/blas1/rot.ref.ts';
import { rot } from '../../../src/index.ts';
import { rotSpec } from '../../../src/specs.ts';
import { calling } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { elementsOf } from '../../lib/gauge.ts';
import { ofPair, type PairProblem, pairOf, type VectorPair, vector, vectorError } from '../../lib/level1.ts';
import { larger } from '../../lib/norms.ts';

const [C, S] = [0.6, 0.8];

export const rotCase: Case<PairProblem, VectorPair> = {
  spec: rotSpec,
  ...ofPair,
  data: (p, prec, random) => pairOf(p, prec, random, 'write'),
  run: calling(rot, rotSpec, { c: C, s: S }),
  reference: (p, { x, y }) => rotRef(p.n, vector(x, p.incx), vector(y, p.incy), C, S),
  error(p, before, after) {
    const [x, y] = [elementsOf(before.x, p.incx), elementsOf(before.y, p.incy)];
    const gauge = (i: number) => Math.abs(x[i]!) + Math.abs(y[i]!);
    return larger(
      vectorError(elementsOf(after.x, p.incx), (i) => [C * x[i]! + S * y[i]!, gauge(i)]),
      vectorError(elementsOf(after.y, p.incy), (i) => [C * y[i]! - S * x[i]!, gauge(i)]),
    );
  },

  table: vectorTable(rotSpec, true),
};
