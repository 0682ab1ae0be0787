// LAPACK's test programs of triangular matrices, xchktr, as far as there are routines: inverse, solution and condition number. Not the
// refinement of trrfs and the scaled solutions of latrs and latrs3. trtri has no block size to choose: each matrix is inverted once.
import { trcon, trtri, trtrs } from '../../../src/index.ts';
import { normMax } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { Desk, type NumberPrec, type Operand, type Step } from './desk.ts';
import { lattr, type Triangular } from './lattr.ts';
import { conditionOf, inverseRatio, residualRatio, solutionRatio, triangular } from './ratios.ts';
import { RIGHT_HAND_SIDES, SEED, type Setting, SIZES, sample, TRANSPOSES, UPLOS } from './setting.ts';
import { rightHandSide, solution, triangleValues, valuesOf } from './systems.ts';
import { Tally } from './tally.ts';
import { lamch } from './types.ts';

/** The program makes all types of an empty matrix too. */
const TYPES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export async function chktr({ context, prec, every }: Setting<NumberPrec>): Promise<Tally> {
  const tally = new Tally();
  const random = new Random(SEED);
  const wanted = sample(every);
  for (const n of SIZES) {
    const desk = new Desk(context, prec);
    const steps: Step[] = [];
    for (const type of TYPES) {
      for (const uplo of UPLOS.filter(wanted)) {
        const where = `n ${n}, type ${type}, uplo ${uplo}`;
        steps.push(...testsOf({ desk, tally, uplo, where, random, ...lattr(uplo, n, type, prec, random) }));
      }
    }
    await desk.perform(steps);
  }
  return tally;
}

interface Test extends Triangular {
  readonly desk: Desk<NumberPrec>;
  readonly tally: Tally;
  readonly uplo: 'u' | 'l';
  readonly where: string;
  readonly random: Random;
}

function testsOf(test: Test): Step[] {
  const { inverse, step } = invert(test);
  return [
    step,
    ...RIGHT_HAND_SIDES.flatMap((nrhs) => solve(test, inverse, nrhs)),
    ...(['1', 'i'] as const).map((norm) => condition(test, inverse, norm)),
  ];
}

function invert({ desk, tally, uplo, where, diag, full }: Test) {
  const n = full.rows;
  const inverse = desk.matrix('inverse', n, n, triangleValues(full, uplo, diag === 'u'));
  const info = desk.integers('info', 1);
  const step: Step = {
    async run() {
      await trtri(desk.context.queue, { uplo, diag, n, A: inverse, lda: inverse.ld, info });
    },
    judge() {
      tally.info('trtri', where, info.values[0]!, 0);
      const ainv = triangular(inverse.view, { uplo, diag });
      tally.ratio('inverse', where, inverseRatio(full, ainv, desk.prec));
    },
  };
  return { inverse, step };
}

function solve(
  { desk, tally, uplo, where, diag, full, random }: Test,
  inverse: Operand<NumberPrec>,
  nrhs: number,
): Step[] {
  const { prec } = desk;
  const n = full.rows;
  const exact = solution(n, nrhs, prec, random);
  const A = desk.matrix('A', n, n, triangleValues(full, uplo, diag === 'u'));
  return TRANSPOSES.map((trans): Step => {
    const label = `${where}, nrhs ${nrhs}, trans ${trans}`;
    const b = rightHandSide(full, trans, exact, prec);
    const x = desk.matrix('X', n, nrhs, valuesOf(b));
    const info = desk.integers('info', 1);
    return {
      async run() {
        await trtrs(desk.context.queue, { uplo, trans, diag, n, nrhs, A, lda: A.ld, B: x, ldb: x.ld, info });
      },
      judge() {
        const { one, inf } = conditionOf(full, triangular(inverse.view, { uplo, diag }));
        tally.info('trtrs', label, info.values[0]!, 0);
        tally.ratio('solve', label, residualRatio(full, x.view, b, trans, prec));
        tally.ratio('solution', label, solutionRatio(x.view, exact, trans === 'n' ? one : inf, prec));
      },
    };
  });
}

function condition(
  { desk, tally, uplo, where, diag, full }: Test,
  inverse: Operand<NumberPrec>,
  norm: '1' | 'i',
): Step {
  const n = full.rows;
  const { prec } = desk;
  const A = desk.matrix('A', n, n, triangleValues(full, uplo, diag === 'u'));
  const rcond = desk.reals('rcond', 1);
  return {
    async run() {
      await trcon(desk.context.queue, { norm, uplo, diag, n, A, lda: A.ld, rcond });
    },
    judge() {
      const { one, inf } = conditionOf(full, triangular(inverse.view, { uplo, diag }));
      const norms = { exact: norm === '1' ? one : inf, largest: normMax(full) };
      tally.ratio(
        'rcond',
        `${where}, norm ${norm}`,
        triangularConditionRatio(rcond.values[0]!, norms.exact, norms.largest, prec),
      );
    },
  };
}

/** dtrt06: as dget06, but where one is zero the matrix may be scaled so badly that this is no wonder. */
function triangularConditionRatio(estimate: number, exact: number, largest: number, prec: NumberPrec): number {
  const [least, most] = [Math.min(estimate, exact), Math.max(estimate, exact)];
  if (least > 0) return most / least - 1;
  if (!(least >= 0)) return 1 / EPS[prec];
  return most * Math.min(1 / lamch[prec].safeMinimum / Math.max(1, largest), 1 / EPS[prec]);
}
