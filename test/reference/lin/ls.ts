// The matrices and the loop that LAPACK's test program of least squares, ddrvls, has for its drivers: sizes, right-hand sides, scales,
// ranks.

import { fillSvd } from '../../../src/linalg/create/spectra.ts';
import { type MatrixView, matrixView, normMax, type RealArray } from '../../../testing/lib/norms.ts';
import { multiply } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { Desk, type RealPrec, type Step } from './desk.ts';
import { BLOCKS, RIGHT_HAND_SIDES, SEED, type Setting, SIZES, sample } from './setting.ts';
import { Tally } from './tally.ts';
import { lamch } from './types.ts';

const SCALES = ['normal', 'large', 'small'] as const;
export type Scale = (typeof SCALES)[number];

export interface LsTest {
  readonly desk: Desk;
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
  { context, prec, every }: Setting,
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

const rounded = (a: Float64Array, rows: number, cols: number, prec: RealPrec): MatrixView =>
  matrixView(lamch[prec].array.from(a) as RealArray, rows, cols);

/** By what numbers of magnitude `largest` are to be multiplied: `margins` times eps lie between them and the ends of the range. */
function factorOf(scale: Scale, largest: number, margins: number, prec: RealPrec): number {
  const small = lamch[prec].safeMinimum / EPS[prec] ** margins;
  return scale === 'normal' || largest === 0 ? 1 : (scale === 'small' ? small : 1 / small) / largest;
}

/** dqrt13: uniform on (-1, 1), the diagonal raised by the sum of its column. */
export function benign({ desk: { prec }, m, n, scale, random }: LsTest): MatrixView {
  const a = random.fill(new Float64Array(m * n), 'rands');
  for (let j = 0; j < Math.min(m, n); j++) {
    const sum = a.subarray(j * m, j * m + m).reduce((total, x) => total + Math.abs(x), 0);
    a[j + j * m]! += a[j + j * m]! < 0 ? -sum : sum;
  }
  const factor = factorOf(scale, normMax(matrixView(a, m, n)), 1, prec);
  return rounded(
    a.map((x) => x * factor),
    m,
    n,
    prec,
  );
}

export interface Ranked {
  readonly a: MatrixView;
  /** In the range of A. */
  readonly b: MatrixView;
  /** Singular values, largest first. */
  readonly sigma: Float64Array;
  readonly rank: number;
}

/** dqrt15: singular values 1 and uniform on (0.1, 1), of a deficient matrix zero from the rank on. */
export function ranked({ desk: { prec }, m, n, nrhs, scale, ranks, random }: LsTest): Ranked {
  const order = Math.min(m, n);
  const rank = ranks === 'full' ? order : Math.floor((3 * order) / 4);
  const values = Float64Array.from({ length: rank }, (_, i) => (i === 0 ? 1 : 0.1 + 0.9 * random.rand()));
  const unscaled = new Float64Array(order);
  unscaled.set(values.sort().reverse());
  const a = new Float64Array(m * n);
  fillSvd(a, m, n, m, unscaled, random);
  // A A^T w: no part of A^T w is lost in the product with A, which would leave b with more rounding than range.
  const b = new Float64Array(m * nrhs);
  const matrix = matrixView(a, m, n);
  for (let j = 0; j < nrhs; j++) {
    const w = random.fill(new Float64Array(m), 'rands');
    b.set(multiply(matrix, false, multiply(matrix, true, w)), j * m);
  }
  const factor = factorOf(scale, normMax(matrix), 2, prec);
  const scaled = (y: Float64Array): Float64Array => y.map((value) => value * factor);
  return { a: rounded(scaled(a), m, n, prec), b: rounded(scaled(b), m, nrhs, prec), sigma: scaled(unscaled), rank };
}
