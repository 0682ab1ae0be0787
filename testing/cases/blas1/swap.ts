// SWAP as a case: numbers move, so that every element must be exactly the expected one.
import { swapRef } from '../../../src/blas1/swap.ref.ts';
import { swap } from '../../../src/index.ts';
import { swapSpec } from '../../../src/specs.ts';
import { calling } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { vectorTable } from '../../lib/columns.ts';
import { scalarsOf } from '../../lib/gauge.ts';
import { ofPair, type PairProblem, pairOf, type VectorPair, vector, vectorError } from '../../lib/level1.ts';
import { larger } from '../../lib/norms.ts';

export const swapCase: Case<PairProblem, VectorPair> = {
  spec: swapSpec,
  ...ofPair,
  data: (p, prec, random) => pairOf(p, prec, random, 'write'),
  run: calling(swap, swapSpec),
  reference: (p, { x, y }) => swapRef(p.n, vector(x, p.incx), vector(y, p.incy)),
  error(p, before, after) {
    const [x, y] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy)];
    return larger(
      vectorError(scalarsOf(after.x, p.incx), (i) => [y[i]!, 0]),
      vectorError(scalarsOf(after.y, p.incy), (i) => [x[i]!, 0]),
    );
  },

  table: vectorTable(swapSpec, false),
};
