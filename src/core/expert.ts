// Rules of condition numbers, refinement and equilibration that every backend follows.
import { leastOf, mostOf, precOf, safeMinOf } from './extremes.ts';
import type { Diag, RealArray, Trans, Uplo } from './matrix.ts';
import { SAFE_MIN } from './scaling.ts';

/** One solve of x := op(T)^-1 x with a triangle T of an array. */
export interface TriangleSolve {
  readonly uplo: Uplo;
  readonly trans: Exclude<Trans, 't'>;
  readonly diag: Diag;
}

/** How a matrix is known by triangles of an array, but for interchanges, which change no norm here. */
export interface Triangles {
  /** What of the array is read; with diag 'u' its diagonal is taken as ones. */
  readonly part: Uplo | 'f';
  readonly diag: Diag;
  /** The solves that its inverse, or the conjugate transpose of that, is made of, in the order in which they are done. */
  solves(transposed: boolean): readonly TriangleSolve[];
}

/** P A = L U, as getrf leaves it. */
export const luTriangles: Triangles = {
  part: 'f',
  diag: 'n',
  solves(transposed) {
    const [L, U] = [{ uplo: 'l', diag: 'u' } as const, { uplo: 'u', diag: 'n' } as const];
    return transposed
      ? [
          { ...U, trans: 'c' },
          { ...L, trans: 'c' },
        ]
      : [
          { ...L, trans: 'n' },
          { ...U, trans: 'n' },
        ];
  },
};

/** A = L L^H or U^H U, as potrf leaves it: the factor on the left of the product comes first. */
export function choleskyTriangles(uplo: Uplo): Triangles {
  const order = uplo === 'l' ? (['n', 'c'] as const) : (['c', 'n'] as const);
  const solves = order.map((trans) => ({ uplo, trans, diag: 'n' }) as const);
  return { part: uplo, diag: 'n', solves: () => solves };
}

/** A itself is a triangle. */
export const oneTriangle = (uplo: Uplo, diag: Diag): Triangles => ({
  part: uplo,
  diag,
  solves: (transposed) => [{ uplo, trans: transposed ? 'c' : 'n', diag }],
});

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

/**
 * The ratio of the least to the largest of given scale factors, kept in range: rowcnd or colcnd of a matrix that was equilibrated before.
 */
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
