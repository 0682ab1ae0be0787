// The norm estimator of all condition numbers and error bounds, in TypeScript: it knows the matrix by its products with vectors only.
import type { RealArray } from '../../core/matrix.ts';

/** x := B x, or B^T x, for the vector that lacn2Ref was given. */
export type Product = (transposed: boolean) => void;

/** Products with B at most, besides the first and the last: as in LAPACK, where they are seldom more than two. */
const MOST_TURNS = 4;

/** The sum of magnitudes. */
function sumOf(x: RealArray): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += Math.abs(x[i]!);
  return sum;
}

/** The index of the first largest magnitude. */
function largest(x: RealArray): number {
  let best = 0;
  for (let i = 1; i < x.length; i++) if (Math.abs(x[i]!) > Math.abs(x[best]!)) best = i;
  return best;
}

/** x := start sign(x). Whether a sign has changed since the last time. */
function takeSigns(x: RealArray, start: number, signs: Int8Array): boolean {
  let changed = false;
  for (let i = 0; i < x.length; i++) {
    const sign = x[i]! > 0 ? 1 : -1;
    changed ||= sign !== signs[i];
    signs[i] = sign;
    x[i] = sign * start;
  }
  return changed;
}

/**
 * A lower bound of start ||B||_1, nearly always within a factor of 3 of it. `x` is workspace of as many elements as B has rows, at least 1;
 * `start`, a power of two, is the size of the vectors that B is multiplied with, so that their products stay in range. NaN or infinite
 * where a product is.
 *
 * The convex function ||B x||_1 is climbed on ||x||_1 = 1: its subgradient at x is B^T sign(B x), and its largest element says which unit
 * vector is better. The last vector, of alternating signs, is for matrices that are built to deceive the climb.
 * Source: LAPACK xLACN2; N. J. Higham, FORTRAN codes for estimating the one-norm of a real or complex matrix, ACM TOMS 14 (1988).
 */
export function lacn2Ref(start: number, x: RealArray, product: Product): number {
  const n = x.length;
  x.fill(start / n);
  product(false);
  let estimate = sumOf(x);
  if (n === 1 || !Number.isFinite(estimate)) return estimate;
  const signs = new Int8Array(n);
  let last = -1;
  for (let turn = 0; turn < MOST_TURNS && takeSigns(x, start, signs); turn++) {
    product(true);
    const j = largest(x);
    if (last >= 0 && !(Math.abs(x[last]!) < Math.abs(x[j]!))) break;
    last = j;
    x.fill(0);
    x[j] = start;
    product(false);
    const found = sumOf(x);
    if (!Number.isFinite(found)) return found;
    if (found <= estimate) break;
    estimate = found;
  }
  for (let i = 0; i < n; i++) x[i] = (i % 2 === 0 ? start : -start) * (1 + i / (n - 1));
  product(false);
  const alternating = (2 * sumOf(x)) / (3 * n);
  return alternating <= estimate ? estimate : alternating;
}
