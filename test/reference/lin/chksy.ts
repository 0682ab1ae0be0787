// LAPACK's test program of symmetric indefinite matrices, dchksy, as far as there are routines: Bunch-Kaufman factorization, inverse,
// solution and condition number. Not the second way to solve (sytrs2) and refinement (syrfs).
import { lacpy, sycon, sytrf, sytri, sytrs } from '../../../src/index.ts';
import { normOne } from '../../../testing/lib/norms.ts';
import { bunchKaufmanRatio, expectedInfo } from './bunchKaufman.ts';
import type { Operand, Step } from './desk.ts';
import { program, type SquareTest } from './program.ts';
import { conditionOf, conditionRatio, inverseRatio, mirrored, residualRatio, solutionRatio } from './ratios.ts';
import { BLOCKS, RIGHT_HAND_SIDES, type Setting } from './setting.ts';
import { rightHandSide, solution, triangleValues, valuesOf } from './systems.ts';
import type { Tally } from './tally.ts';

export const chksy = (setting: Setting): Promise<Tally> => program('sy', setting, testsOf);

interface Factored {
  readonly LD: Operand;
  readonly ipiv: Operand<'i'>;
}

/** All tests of one matrix. Inverse, solutions and condition number are those of the first block size. */
function testsOf(test: SquareTest): Step[] {
  const factored = BLOCKS.map((nb) => factor(test, nb));
  const first = factored[0]!;
  const inverse = test.desk.matrix('inverse', test.a.rows, test.a.rows);
  const regular = test.zero > 0 ? [] : [invert(test, first, inverse), ...solves(test, first, inverse)];
  return [...factored.map(({ step }) => step), ...regular, condition(test, first, inverse)];
}

const solves = (test: SquareTest, first: Factored, inverse: Operand): Step[] =>
  RIGHT_HAND_SIDES.map((nrhs) => solve(test, first, inverse, nrhs));

function factor({ desk, tally, a, uplo, where, zero }: SquareTest, nb: number) {
  const n = a.rows;
  const label = `${where}, nb ${nb}`;
  const LD = desk.matrix('LD', n, n, triangleValues(a, uplo));
  const [ipiv, info] = [desk.integers('ipiv', n), desk.integers('info', 1)];
  const step: Step = {
    async run() {
      await sytrf(desk.context.queue, { uplo, n, A: LD, lda: LD.ld, ipiv, info, nb });
    },
    judge() {
      tally.info('sytrf', label, info.values[0]!, expectedInfo(zero, ipiv.values));
      tally.ratio('factors', label, bunchKaufmanRatio(a, LD.view, uplo, ipiv.values, desk.prec));
    },
  };
  return { LD, ipiv, step };
}

function invert({ desk, tally, a, uplo, where }: SquareTest, { LD, ipiv }: Factored, inverse: Operand): Step {
  const { queue } = desk.context;
  const n = a.rows;
  const info = desk.integers('info', 1);
  return {
    async run() {
      await lacpy(queue, { uplo, m: n, n, A: LD, lda: LD.ld, B: inverse, ldb: inverse.ld });
      await sytri(queue, { uplo, n, A: inverse, lda: inverse.ld, ipiv, info });
    },
    judge() {
      tally.info('sytri', where, info.values[0]!, 0);
      tally.ratio('inverse', where, inverseRatio(a, mirrored(inverse.view, uplo), desk.prec));
    },
  };
}

function solve(
  { desk, tally, a, uplo, where, random }: SquareTest,
  { LD, ipiv }: Factored,
  inverse: Operand,
  nrhs: number,
): Step {
  const n = a.rows;
  const { prec } = desk;
  const label = `${where}, nrhs ${nrhs}`;
  const exact = solution(n, nrhs, prec, random);
  const b = rightHandSide(a, false, exact, prec);
  const x = desk.matrix('X', n, nrhs, valuesOf(b));
  return {
    async run() {
      await sytrs(desk.context.queue, { uplo, n, nrhs, A: LD, lda: LD.ld, ipiv, B: x, ldb: x.ld });
    },
    judge() {
      tally.ratio('solve', label, residualRatio(a, x.view, b, false, prec));
      tally.ratio(
        'solution',
        label,
        solutionRatio(x.view, exact, conditionOf(a, mirrored(inverse.view, uplo)).one, prec),
      );
    },
  };
}

function condition({ desk, tally, a, uplo, where, zero }: SquareTest, { LD, ipiv }: Factored, inverse: Operand): Step {
  const rcond = desk.vector('rcond', 1);
  return {
    async run() {
      await sycon(desk.context.queue, { uplo, n: a.rows, A: LD, lda: LD.ld, ipiv, anorm: normOne(a), rcond });
    },
    judge() {
      const exact = zero > 0 ? 0 : conditionOf(a, mirrored(inverse.view, uplo)).one;
      tally.ratio('rcond', where, conditionRatio(rcond.values[0]!, exact, desk.prec));
    },
  };
}
