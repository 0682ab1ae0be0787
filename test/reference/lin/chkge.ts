// LAPACK's test programs of general matrices, xchkge: LU factorization, inverse, solution, refinement and condition number.
import { gecon, gerfs, getrf, getri, getrs, lacpy } from '../../../src/index.ts';
import { type MatrixView, normInf, normOne } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { Desk, type NumberPrec, type Operand, type Step } from './desk.ts';
import { luRatio } from './lu.ts';
import { boundRatios, conditionOf, conditionRatio, inverseRatio, residualRatio, solutionRatio } from './ratios.ts';
import {
  BLOCKS,
  NATIVE,
  RIGHT_HAND_SIDES,
  SEED,
  type Setting,
  SIZES,
  sample,
  TRANSPOSES,
  type Way,
} from './setting.ts';
import { rightHandSide, solution, valuesOf } from './systems.ts';
import { Tally } from './tally.ts';
import { general, typesOf, zeroOf } from './types.ts';

export async function chkge({ context, prec, every }: Setting<NumberPrec>, way = NATIVE): Promise<Tally> {
  const tally = new Tally();
  const random = new Random(SEED);
  const wanted = sample(every);
  for (const m of SIZES) {
    for (const n of SIZES) {
      const desk = new Desk(context, prec);
      const steps = typesOf('ge', m, n)
        .filter(wanted)
        .flatMap((type) => {
          const a = general(m, n, type, prec, random);
          const where = `${m} x ${n}, type ${type}`;
          return testsOf({ desk, tally, a, where, way, zero: zeroOf('ge', type, Math.min(m, n)), random });
        });
      await desk.perform(steps);
    }
  }
  return tally;
}

interface Test {
  readonly desk: Desk<NumberPrec>;
  readonly tally: Tally;
  readonly a: MatrixView;
  readonly where: string;
  readonly way: Way;
  /** The info that getrf must give. */
  readonly zero: number;
  readonly random: Random;
}

/** The factors of one block size and what becomes of them. */
interface Factored {
  readonly LU: Operand<NumberPrec>;
  readonly ipiv: Operand<'i'>;
  readonly inverse: Operand<NumberPrec>;
}

/** All tests of one matrix. Solutions and condition numbers are those of the first block size. */
function testsOf(test: Test): Step[] {
  const { rows, cols } = test.a;
  const regular = rows === cols && test.zero === 0;
  const factored = BLOCKS.map((nb) => factor(test, nb, regular));
  const first = factored[0]!;
  const solves = regular ? RIGHT_HAND_SIDES.flatMap((nrhs) => solve(test, first, nrhs)) : [];
  const conditions = rows === cols ? (['1', 'i'] as const).map((norm) => condition(test, first, norm, regular)) : [];
  return [...factored.map(({ step }) => step), ...solves, ...conditions];
}

function factor({ desk, tally, a, where, way, zero }: Test, nb: number, regular: boolean) {
  const { queue } = desk.context;
  const { rows: m, cols: n } = a;
  const label = `${where}, nb ${nb}`;
  const LU = desk.matrix('LU', m, n, valuesOf(a));
  const inverse = desk.matrix('inverse', m, n);
  const ipiv = desk.integers('ipiv', Math.min(m, n));
  const [info, found] = [desk.integers('info', 1), desk.integers('info', 1)];
  const step: Step = {
    async run() {
      await getrf(queue, { m, n, A: LU, lda: LU.ld, ipiv, info, nb, ...way });
      if (!regular) return;
      await lacpy(queue, { m, n, A: LU, lda: LU.ld, B: inverse, ldb: inverse.ld });
      await getri(queue, { n, A: inverse, lda: inverse.ld, ipiv, info: found });
    },
    judge() {
      tally.info('getrf', label, info.values[0]!, zero);
      tally.ratio('LU', label, luRatio(a, LU.view, ipiv.values, desk.prec));
      if (!regular) return;
      tally.info('getri', label, found.values[0]!, 0);
      tally.ratio('inverse', label, inverseRatio(inverse.view, a, desk.prec));
    },
  };
  return { LU, ipiv, inverse, step };
}

/** A solution, and its refinement, for every op(A) and one and the same X. */
function solve({ desk, tally, a, where, random }: Test, { LU, ipiv, inverse }: Factored, nrhs: number): Step[] {
  const { queue } = desk.context;
  const { prec } = desk;
  const n = a.rows;
  const exact = solution(n, nrhs, prec, random);
  return TRANSPOSES.map((trans): Step => {
    const label = `${where}, nrhs ${nrhs}, trans ${trans}`;
    const b = rightHandSide(a, trans, exact, prec);
    const A = desk.matrix('A', n, n, valuesOf(a));
    const B = desk.matrix('B', n, nrhs, valuesOf(b));
    const [x, refined] = [desk.matrix('X', n, nrhs, valuesOf(b)), desk.matrix('refined', n, nrhs)];
    const [ferr, berr] = [desk.reals('ferr', nrhs), desk.reals('berr', nrhs)];
    return {
      async run() {
        await getrs(queue, { trans, n, nrhs, A: LU, lda: LU.ld, ipiv, B: x, ldb: x.ld });
        await lacpy(queue, { m: n, n: nrhs, A: x, lda: x.ld, B: refined, ldb: refined.ld });
        const [lda, ldaf, ldb, ldx] = [A.ld, LU.ld, B.ld, refined.ld];
        await gerfs(queue, { trans, n, nrhs, A, lda, AF: LU, ldaf, ipiv, B, ldb, X: refined, ldx, ferr, berr });
      },
      judge() {
        const { one, inf } = conditionOf(a, inverse.view);
        const rcond = trans === 'n' ? one : inf;
        tally.ratio('solve', label, residualRatio(a, x.view, b, trans, prec));
        tally.ratio('solution', label, solutionRatio(x.view, exact, rcond, prec));
        tally.ratio('refined', label, solutionRatio(refined.view, exact, rcond, prec));
        const results = { x: refined.view, ferr: ferr.values, berr: berr.values };
        const { forward, backward } = boundRatios({ a, op: trans, b, exact, ...results }, prec);
        tally.ratio('ferr', label, forward);
        tally.ratio('berr', label, backward);
      },
    };
  });
}

function condition(
  { desk, tally, a, where }: Test,
  { LU, inverse }: Factored,
  norm: '1' | 'i',
  regular: boolean,
): Step {
  const n = a.rows;
  const label = `${where}, norm ${norm}`;
  const rcond = desk.reals('rcond', 1);
  const anorm = norm === '1' ? normOne(a) : normInf(a);
  return {
    async run() {
      await gecon(desk.context.queue, { norm, n, A: LU, lda: LU.ld, anorm, rcond });
    },
    judge() {
      const { one, inf } = conditionOf(a, inverse.view);
      const exact = regular ? (norm === '1' ? one : inf) : 0;
      tally.ratio('rcond', label, conditionRatio(rcond.values[0]!, exact, desk.prec));
    },
  };
}
