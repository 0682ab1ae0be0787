// Extremes of vectors that do not lose a NaN, and what goes with a precision.
import type { RealArray } from './matrix.ts';
import { SAFE_MIN } from './scaling.ts';

/** The larger one; NaN if either is. */
export const larger = (a: number, b: number): number => (a > b || Number.isNaN(a) ? a : b);

/** The largest element; NaN if one is, -Infinity if there is none. */
export function mostOf(x: RealArray): number {
  let most = -Infinity;
  for (let i = 0; i < x.length; i++) most = larger(most, x[i]!);
  return most;
}

/** The least element; NaN if one is, Infinity if there is none. */
export function leastOf(x: RealArray): number {
  let least = Infinity;
  for (let i = 0; i < x.length; i++) least = -larger(-least, -x[i]!);
  return least;
}

export const precOf = (x: RealArray): 's' | 'd' => (x instanceof Float32Array ? 's' : 'd');

export const safeMinOf = (x: RealArray): number => SAFE_MIN[precOf(x)];
