// LAPACK's test programs of QR factorizations with column pivoting, xchkq3: singular values of R, factors, orthogonality, for matrices with
// few singular values and for columns that are to stay in front.
import { geqp3 } from '../../../src/index.ts';
import { fillSvd, generateSigma } from '../../../src/linalg/create/spectra.ts';
import { type MatrixView, matrixView, partsOf } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { Desk, type NumberPrec, type Step } from './desk.ts';
import { complexified } from './latms.ts';
import { pivotedRatio, reflectorsRatio, singularValuesRatio, upperOf } from './qrRatios.ts';
import { BLOCKS, SEED, type Setting, SIZES, sample } from './setting.ts';
import { valuesOf } from './systems.ts';
import { Tally } from './tally.ts';
import { rounded } from './types.ts';

/**
 * 1: zero. Of condition 1/eps: 2 with one small singular value, 3 with geometrically distributed ones, 4 to 6 with one large one and the
 * first half, the last half, every other one of the columns fixed.
 */
const TYPES: readonly number[] = [1, 2, 3, 4, 5, 6];

export async function chkq3({ context, prec, every }: Setting<NumberPrec>): Promise<Tally> {
  const tally = new Tally();
  const random = new Random(SEED);
  const wanted = sample(every);
  for (const m of SIZES) {
    for (const n of SIZES) {
      const desk = new Desk(context, prec);
      const steps = (m === 0 || n === 0 ? [1] : TYPES).filter(wanted).flatMap((type) => {
        const matrix = pivotingMatrix(m, n, type, prec, random);
        return BLOCKS.map((nb) => check(desk, tally, matrix, nb, `${m} x ${n}, type ${type}, nb ${nb}`));
      });
      await desk.perform(steps);
    }
  }
  return tally;
}

interface Matrix {
  readonly a: MatrixView;
  readonly sigma: Float64Array;
  /** 1 for a column that is to stay in front, else 0. */
  readonly fixed: readonly number[];
}

function pivotingMatrix(m: number, n: number, type: number, prec: NumberPrec, random: Random): Matrix {
  const distribution = type === 2 ? 'cluster1' : type === 3 ? 'geo' : 'cluster0';
  const order = Math.min(m, n);
  const sigma = type === 1 ? new Float64Array(order) : generateSigma(order, distribution, 1 / EPS[prec], random);
  const a = new Float64Array(m * n);
  if (type > 1) fillSvd(a, m, n, m, sigma, random);
  const real = matrixView(a, m, n);
  const half = Math.max(1, Math.floor(n / 2));
  const isFixed = (j: number): boolean =>
    (type === 4 && j < half) || (type === 5 && j >= half - 1) || (type === 6 && j % 2 === 0);
  return {
    a: rounded(partsOf(prec) === undefined ? real : complexified(real, false, random), prec),
    sigma,
    fixed: Array.from({ length: n }, (_, j) => +isFixed(j)),
  };
}

function check(desk: Desk<NumberPrec>, tally: Tally, { a, sigma, fixed }: Matrix, nb: number, where: string): Step {
  const { prec } = desk;
  const { rows: m, cols: n } = a;
  const A = desk.matrix('A', m, n, valuesOf(a));
  const tau = desk.vector('tau', Math.min(m, n));
  const jpvt = desk.integers('jpvt', n, fixed);
  return {
    async run() {
      await geqp3(desk.context.queue, { m, n, A, lda: A.ld, jpvt, tau, nb });
    },
    judge() {
      const order = jpvt.values.map((column) => column - 1);
      // Nothing of the reference's tests. Without rows jpvt is left alone.
      if (m > 0 && !isPermutation(order)) tally.complaints.push(`geqp3: ${where}: jpvt is ${jpvt.values}`);
      const inFront = [...fixed.keys()].filter((column) => fixed[column] === 1).slice(0, m);
      if (inFront.some((column, k) => order[k] !== column)) {
        tally.complaints.push(`geqp3: ${where}: fixed columns are not in front: ${jpvt.values}`);
      }
      tally.ratio('singular values', where, singularValuesRatio(upperOf(A.view, m), sigma, prec));
      tally.ratio('factors', where, pivotedRatio(a, A.view, tau.view, order, prec));
      tally.ratio('orthogonal', where, reflectorsRatio(A.view, tau.view, prec));
    },
  };
}

const isPermutation = (order: readonly number[]): boolean => order.toSorted((x, y) => x - y).every((x, i) => x === i);
