// The tests that LAPACK's xdrvls make of gels: consistent systems with A and A^H, whose solutions must solve them, leave nothing in the
// range of A or have nothing outside the row space.
import { gels } from '../../../src/index.ts';
import { type MatrixView, normMax } from '../../../testing/lib/norms.ts';
import { times } from '../../../testing/lib/scalars.ts';
import type { NumberPrec, Step } from './desk.ts';
import { benign, type LsTest, leastSquares } from './ls.ts';
import { consistentRatio, rangeRatio, rowSpaceRatio } from './lsRatios.ts';
import { made, scalarOf } from './matrices.ts';
import { adjointOn, leading } from './qrRatios.ts';
import type { Setting } from './setting.ts';
import { rightHandSide, solution, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';

export const drvls = (setting: Setting<NumberPrec>): Promise<Tally> =>
  leastSquares(setting, ['full'], (test) => {
    const a = benign(test);
    return [solve(test, a, 'n'), solve(test, a, adjointOn(test.desk.prec))];
  });

function solve({ desk, tally, m, n, nrhs, nb, where, random }: LsTest, a: MatrixView, trans: 'n' | 't' | 'c'): Step {
  const { prec } = desk;
  const label = `${where}, trans ${trans}`;
  const [rows, cols] = trans === 'n' ? [m, n] : [n, m];
  const any = solution(cols, nrhs, prec, random);
  const exact = made(cols, nrhs, (i, j) => times(scalarOf(any, i, j), 1 / cols), any.parts);
  const b = rightHandSide(a, trans, exact, prec);
  const A = desk.matrix('A', m, n, valuesOf(a));
  const B = desk.matrix('B', Math.max(m, n), nrhs, (i, j) => (i < rows ? scalarOf(b, i, j) : undefined));
  const [info, rank] = [desk.integers('info', 1), desk.integers('rank', 1)];
  return {
    async run() {
      await gels(desk.context.queue, { trans, m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, rank, info, nb });
    },
    judge() {
      tally.info('gels', label, info.values[0]!, 0);
      // Nothing of the reference's tests.
      tally.info('rank of gels', label, rank.values[0]!, Math.min(m, n));
      if (rows === 0 && !isZero(B.view)) tally.complaints.push(`gels: ${label}: X is not zero without an equation`);
      const problem = { a, op: trans, x: leading(B.view, cols, nrhs), b };
      tally.ratio('residual', label, consistentRatio(problem, prec));
      if (rows >= cols) tally.ratio('range', label, rangeRatio(problem, prec));
      else tally.ratio('row space', label, rowSpaceRatio(problem, prec));
    },
  };
}

const isZero = (x: MatrixView): boolean => normMax(x) === 0;
