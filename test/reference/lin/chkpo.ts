// LAPACK's test programs of symmetric (Hermitian) positive definite matrices, xchkpo: Cholesky factorization, inverse, solution, refinement
// and condition number.
import { lacpy, pocon, porfs, potrf, potri, potrs } from '../../../src/index.ts';
import { normOne } from '../../../testing/lib/norms.ts';
import { choleskyRatio } from './cholesky.ts';
import type { NumberPrec, Operand, Step } from './desk.ts';
import { program, type SquareTest } from './program.ts';
import {
  boundRatios,
  conditionOf,
  conditionRatio,
  inverseRatio,
  mirrored,
  residualRatio,
  solutionRatio,
} from './ratios.ts';
import { BLOCKS, NATIVE, RIGHT_HAND_SIDES, type Setting, type Way } from './setting.ts';
import { hermitianValues, rightHandSide, solution, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';

export const chkpo = (setting: Setting<NumberPrec>, { mode }: Pick<Way, 'mode'> = NATIVE): Promise<Tally> =>
  program('po', setting, (test) => testsOf({ ...test, mode }));

interface Test extends SquareTest<NumberPrec> {
  readonly mode: Way['mode'];
}

/** The factor of one block size, and the inverse from it. */
interface Factored {
  readonly L: Operand<NumberPrec>;
  readonly inverse: Operand<NumberPrec>;
}

/** All tests of one matrix. Solutions and condition number are those of the first block size; what is not definite has only its info. */
function testsOf(test: Test): Step[] {
  const factored = BLOCKS.map((nb) => factor(test, nb));
  const steps = factored.map(({ step }) => step);
  if (test.zero > 0) return steps;
  const first = factored[0]!;
  return [...steps, ...RIGHT_HAND_SIDES.map((nrhs) => solve(test, first, nrhs)), condition(test, first)];
}

function factor({ desk, tally, a, uplo, where, mode, zero }: Test, nb: number) {
  const { queue } = desk.context;
  const n = a.rows;
  const label = `${where}, nb ${nb}`;
  const L = desk.matrix('L', n, n, hermitianValues(a, uplo));
  const inverse = desk.matrix('inverse', n, n);
  const [info, found] = [desk.integers('info', 1), desk.integers('info', 1)];
  const step: Step = {
    async run() {
      await potrf(queue, { uplo, n, A: L, lda: L.ld, info, nb, mode });
      if (zero > 0) return;
      await lacpy(queue, { uplo, m: n, n, A: L, lda: L.ld, B: inverse, ldb: inverse.ld });
      await potri(queue, { uplo, n, A: inverse, lda: inverse.ld, info: found });
    },
    judge() {
      tally.info('potrf', label, info.values[0]!, zero);
      if (zero > 0) return;
      tally.ratio('Cholesky', label, choleskyRatio(a, L.view, uplo, desk.prec));
      tally.info('potri', label, found.values[0]!, 0);
      tally.ratio('inverse', label, inverseRatio(a, mirrored(inverse.view, uplo), desk.prec));
    },
  };
  return { L, inverse, step };
}

function solve({ desk, tally, a, uplo, where, random }: Test, { L, inverse }: Factored, nrhs: number): Step {
  const { queue } = desk.context;
  const { prec } = desk;
  const n = a.rows;
  const label = `${where}, nrhs ${nrhs}`;
  const exact = solution(n, nrhs, prec, random);
  const b = rightHandSide(a, 'n', exact, prec);
  const A = desk.matrix('A', n, n, hermitianValues(a, uplo));
  const B = desk.matrix('B', n, nrhs, valuesOf(b));
  const [x, refined] = [desk.matrix('X', n, nrhs, valuesOf(b)), desk.matrix('refined', n, nrhs)];
  const [ferr, berr] = [desk.reals('ferr', nrhs), desk.reals('berr', nrhs)];
  return {
    async run() {
      await potrs(queue, { uplo, n, nrhs, A: L, lda: L.ld, B: x, ldb: x.ld });
      await lacpy(queue, { m: n, n: nrhs, A: x, lda: x.ld, B: refined, ldb: refined.ld });
      const [lda, ldaf, ldb, ldx] = [A.ld, L.ld, B.ld, refined.ld];
      await porfs(queue, { uplo, n, nrhs, A, lda, AF: L, ldaf, B, ldb, X: refined, ldx, ferr, berr });
    },
    judge() {
      const rcond = conditionOf(a, mirrored(inverse.view, uplo)).one;
      tally.ratio('solve', label, residualRatio(a, x.view, b, 'n', prec));
      tally.ratio('solution', label, solutionRatio(x.view, exact, rcond, prec));
      tally.ratio('refined', label, solutionRatio(refined.view, exact, rcond, prec));
      const results = { x: refined.view, ferr: ferr.values, berr: berr.values };
      const { forward, backward } = boundRatios({ a, op: 'n', b, exact, ...results }, prec);
      tally.ratio('ferr', label, forward);
      tally.ratio('berr', label, backward);
    },
  };
}

function condition({ desk, tally, a, uplo, where }: Test, { L, inverse }: Factored): Step {
  const n = a.rows;
  const rcond = desk.reals('rcond', 1);
  return {
    async run() {
      await pocon(desk.context.queue, { uplo, n, A: L, lda: L.ld, anorm: normOne(a), rcond });
    },
    judge() {
      const exact = conditionOf(a, mirrored(inverse.view, uplo)).one;
      tally.ratio('rcond', where, conditionRatio(rcond.values[0]!, exact, desk.prec));
    },
  };
}
