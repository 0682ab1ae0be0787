// The tests that LAPACK's xdrvls make of gelsy: matrices of full and of deficient rank, right-hand sides in their range. The rows of R
// that belong to the rank must have the singular values of A (LAPACK's gelsy leaves a triangle that has the same ones), and the solution
// must solve the system, leave nothing in the range of A and have nothing outside its row space.
import { gelsy } from '../../../src/index.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import type { NumberPrec, Step } from './desk.ts';
import { type LsTest, leastSquares, ranked } from './ls.ts';
import { consistentRatio, rangeRatio, rowSpaceRatio } from './lsRatios.ts';
import { scalarOf } from './matrices.ts';
import { leading, singularValuesRatio, upperOf } from './qrRatios.ts';
import type { Setting } from './setting.ts';
import { valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';

export const drvlsy = (setting: Setting<NumberPrec>): Promise<Tally> =>
  leastSquares(setting, ['full', 'deficient'], (test) => [solve(test)]);

function solve(test: LsTest): Step {
  const { desk, tally, m, n, nrhs, nb, where } = test;
  const { prec } = desk;
  const { a, b, sigma, rank: expected } = ranked(test);
  // About half of the root of eps.
  const rcond = Math.sqrt(EPS[prec]) - (Math.sqrt(EPS[prec]) - EPS[prec]) / 2;
  const A = desk.matrix('A', m, n, valuesOf(a));
  const B = desk.matrix('B', Math.max(m, n), nrhs, (i, j) => (i < m ? scalarOf(b, i, j) : undefined));
  const jpvt = desk.integers('jpvt', n, new Array<number>(n).fill(0));
  const [rank, info] = [desk.integers('rank', 1), desk.integers('info', 1)];
  return {
    async run() {
      await gelsy(desk.context.queue, { m, n, nrhs, A, lda: A.ld, jpvt, B, ldb: B.ld, rcond, rank, info, nb });
    },
    judge() {
      tally.info('gelsy', where, info.values[0]!, 0);
      const found = rank.values[0]!;
      tally.info('rank of gelsy', where, found, expected);
      if (found !== expected) return;
      tally.ratio('singular values', where, singularValuesRatio(upperOf(A.view, expected), sigma, prec));
      const problem = { a, op: 'n' as const, x: leading(B.view, n, nrhs), b };
      tally.ratio('residual', where, consistentRatio(problem, prec));
      if (m > expected) tally.ratio('range', where, rangeRatio(problem, prec));
      if (n > expected) tally.ratio('row space', where, rowSpaceRatio(problem, prec));
    },
  };
}
