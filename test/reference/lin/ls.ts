// The matrices and the loop that LAPACK's test programs of least squares, xdrvls, have for its drivers: sizes, right-hand sides, scales,
// ranks.

import { fillSvd } from '../../../src/linalg/create/spectra.ts';
import { type MatrixView, matrixView, normMax, partsOf, sizeAt } from '../../../testing/lib/norms.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { re } from '../../../testing/lib/scalars.ts';
import { Desk, type NumberPrec, type Step } from './desk.ts';
import { complexified } from './latms.ts';
import { scalarOf, scaledBy } from './matrices.ts';
import { BLOCKS, RIGHT_HAND_SIDES, SEED, type Setting, SIZES, sample } from './setting.ts';
import { Tally } from './tally.ts';
import { lamch, rounded } from './types.ts';

const SCALES = ['normal', 'large', 'small'] as const;
export type Scale = (typeof SCALES)[number];

export interface LsTest {
  readonly desk: Desk<NumberPrec>;
  readonly tally: Tally;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly nb: number;
  readonly scale: Scale;
  /** 'full', or 'deficient': three quarters of min(m, n). */
  readonly ranks: Ranks;
  readonly where: string;
  readonly random: Random;
}
export type Ranks = 'full' | 'deficient';

/**
 * Runs the tests of a driver; an empty matrix has one scale and one rank. Numbers of right-hand sides, scales and block sizes are a Latin
 * square: every pair of two of them occurs.
 */
export async function leastSquares(
  { context, prec, every }: Setting<NumberPrec>,
  ranks: readonly Ranks[],
  stepsOf: (test: LsTest) => readonly Step[],
): Promise<Tally> {
  const tally = new Tally();
  const random = new Random(SEED);
  const wanted = sample(every);
  for (const m of SIZES) {
    for (const n of SIZES) {
      const desk = new Desk(context, prec);
      const steps: Step[] = [];
      const kinds = ranks.flatMap((rank) => SCALES.map((scale, turn) => ({ ranks: rank, scale, turn })));
      for (const [first, nrhs] of RIGHT_HAND_SIDES.entries()) {
        for (const { turn, ...kind } of (m === 0 || n === 0 ? kinds.slice(0, 1) : kinds).filter(wanted)) {
          const nb = BLOCKS[(first + turn) % BLOCKS.length]!;
          const where = `${m} x ${n}, nrhs ${nrhs}, nb ${nb}, ${kind.scale}, rank ${kind.ranks}`;
          steps.push(...stepsOf({ desk, tally, m, n, nrhs, nb, where, random, ...kind }));
        }
      }
      await desk.perform(steps);
    }
  }
  return tally;
}

/** By what numbers of magnitude `largest` are to be multiplied: `margins` times eps lie between them and the ends of the range. */
function factorOf(scale: Scale, largest: number, margins: number, prec: NumberPrec): number {
  const small = lamch[prec].safeMinimum / EPS[prec] ** margins;
  return scale === 'normal' || largest === 0 ? 1 : (scale === 'small' ? small : 1 / small) / largest;
}

/** xqrt13: uniform on (-1, 1), the real part of the diagonal raised by the sum of its column. */
export function benign({ desk: { prec }, m, n, scale, random }: LsTest): MatrixView {
  const a = uniform(m, n, prec, random);
  for (let j = 0; j < Math.min(m, n); j++) {
    let sum = 0;
    for (let i = 0; i < m; i++) sum += sizeAt(a, i + j * m);
    a.data[(j + j * m) * (a.parts ?? 1)]! += re(scalarOf(a, j, j)) < 0 ? -sum : sum;
  }
  return rounded(scaledBy(a, factorOf(scale, normMax(a), 1, prec)), prec);
}

function uniform(rows: number, cols: number, prec: NumberPrec, random: Random): MatrixView {
  const parts = partsOf(prec);
  const values = random.fill(new Float64Array(rows * cols * (parts ?? 1)), 'rands');
  return matrixView(values, rows, cols, undefined, 0, parts);
}

export interface Ranked {
  readonly a: MatrixView;
  /** In the range of A. */
  readonly b: MatrixView;
  /** Singular values, largest first. */
  readonly sigma: Float64Array;
  readonly rank: number;
}

/** xqrt15: singular values 1 and uniform on (0.1, 1), of a deficient matrix zero from the rank on. */
export function ranked({ desk: { prec }, m, n, nrhs, scale, ranks, random }: LsTest): Ranked {
  const order = Math.min(m, n);
  const rank = ranks === 'full' ? order : Math.floor((3 * order) / 4);
  const values = Float64Array.from({ length: rank }, (_, i) => (i === 0 ? 1 : 0.1 + 0.9 * random.rand()));
  const unscaled = new Float64Array(order);
  unscaled.set(values.sort().reverse());
  const entries = new Float64Array(m * n);
  fillSvd(entries, m, n, m, unscaled, random);
  const real = matrixView(entries, m, n);
  const a = partsOf(prec) === undefined ? real : complexified(real, false, random);
  // A A^H w: no part of A^H w is lost in the product with A, which would leave b with more rounding than range.
  const b = uniform(m, nrhs, prec, random);
  for (let j = 0; j < nrhs; j++) {
    const w = columnOf(b, j);
    b.data.set(multiply(a, false, multiply(a, true, w)), j * w.length);
  }
  const factor = factorOf(scale, normMax(a), 2, prec);
  const sigma = unscaled.map((value) => value * factor);
  return { a: rounded(scaledBy(a, factor), prec), b: rounded(scaledBy(b, factor), prec), sigma, rank };
}
