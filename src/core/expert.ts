// Rules of condition numbers, refinement and equilibration that every backend follows.
import { leastOf, mostOf, precOf, safeMinOf } from './extremes.ts';
import type { RealArray, Trans, Uplo } from './matrix.ts';
import { SAFE_MIN } from './scaling.ts';

/** The two solves with P A = L U in the order in which they are done: 'l' with L, 'u' with U, of A^-1 or of its transpose. */
export const luOrder = (transposed: boolean): readonly Uplo[] => (transposed ? ['u', 'l'] : ['l', 'u']);

/** The factor on the left of the product is solved with first: L, or U^T. */
export const choleskyOrder = (uplo: Uplo): readonly Exclude<Trans, 'c'>[] => (uplo === 'l' ? ['n', 't'] : ['t', 'n']);

/** Corrections at most, as in LAPACK. */
export const MOST_STEPS = 5;

/** Of a precision and an order: the least that is told apart from underflow, relative to its own rounding, and n + 1 roundings. */
export interface Rounding {
  readonly eps: number;
  readonly safe1: number;
  readonly safe2: number;
  readonly bound: number;
}

const EPS = { s: 2 ** -24, d: 2 ** -53 } as const;

export function roundingOf(n: number, prec: 's' | 'd'): Rounding {
  const eps = EPS[prec];
  const safe1 = (n + 1) * SAFE_MIN[prec];
  return { eps, safe1, safe2: safe1 / eps, bound: (n + 1) * eps };
}

/** What an expert driver says of a solution: n + 1 where it has no digit to rely on, because rcond is below eps, or NaN. */
export const expertInfo = (n: number, rcond: number, prec: 's' | 'd'): number => (rcond >= EPS[prec] ? 0 : n + 1);

/** The ratio of the least to the largest of given scale factors, kept in range: rowcnd or colcnd of a matrix that was equilibrated before. */
export function ratioOf(factors: RealArray): number {
  const smallest = safeMinOf(factors);
  return Math.max(leastOf(factors), smallest) / Math.min(mostOf(factors), 1 / smallest);
}

/** Below this ratio of the least to the largest size scaling is worth while. */
export const THRESHOLD = 0.1;

/** Whether products with elements up to amax may leave the range: in the gap of 2 eps (2^-23, 2^-52) from its ends. */
export function extreme(amax: number, x: RealArray): boolean {
  const small = safeMinOf(x) / (precOf(x) === 's' ? 2 ** -23 : 2 ** -52);
  return amax < small || amax > 1 / small;
}

/** What laqge and laqsy have done: 0 nothing, 1 rows, 2 columns, 3 both. */
export type Equed = 0 | 1 | 2 | 3;

/** Which of diag(r) and diag(c) laqge applies; `like` has the precision of A. */
export function equedOf(m: number, n: number, like: RealArray, rowcnd: number, colcnd: number, amax: number): Equed {
  if (m === 0 || n === 0) return 0;
  const rows = rowcnd < THRESHOLD || extreme(amax, like) ? 1 : 0;
  return (rows + (colcnd < THRESHOLD ? 2 : 0)) as Equed;
}
