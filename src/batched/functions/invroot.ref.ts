// The inverse p-th root of a symmetric or Hermitian positive definite matrix in TypeScript: the coupled Newton iteration of Guo and Higham
// (2006).

import type { FieldMat } from '../../core/matrix.ts';
import { MOST_STEPS, POWER_STEPS, powerStart, rootScale, startNorm, verdict } from '../../core/matrixFunctions.ts';
import { distance, largest, normBound, type Squares, squaresRef } from './squares.ref.ts';

/** What an iteration reports: 0 or the step in which it was given up, the steps done, and the distance from the unit matrix at the end. */
export interface RootReport {
  readonly info: number;
  readonly iter: number;
  readonly error: number;
}

export interface InverseRoot {
  readonly p: number;
  /** Times the largest eigenvalue, added to the diagonal. */
  readonly epsilon: number;
}

export const EPS = { s: 2 ** -24, d: 2 ** -53 } as const;

/** The report where nothing is to be iterated: on nothing, on a zero matrix, and on what is not finite. */
export function trivialReport(n: number, magnitude: number): RootReport | undefined {
  if (n === 0) return { info: 0, iter: 0, error: 0 };
  return magnitude > 0 ? undefined : { info: 1, iter: 0, error: Number.NaN };
}

/** y := y + X(:, j) v(j) / size. */
function addColumn(n: number, X: FieldMat, j: number, v: Float64Array, size: number, y: Float64Array): void {
  const { data, off, ld, parts = 1 } = X;
  const column = off + j * ld;
  if (parts === 1) {
    for (let i = 0; i < n; i++) y[i]! += data[column + i]! * (v[j]! / size);
    return;
  }
  const [re, im] = [v[2 * j]! / size, v[2 * j + 1]! / size];
  for (let i = 0; i < n; i++) {
    const [a, b] = [data[2 * (column + i)]!, data[2 * (column + i) + 1]!];
    y[2 * i]! += a * re - b * im;
    y[2 * i + 1]! += a * im + b * re;
  }
}

/**
 * The largest eigenvalue of a positive definite X, by the power method: never more than it, and seldom much less. A complex X has that of
 * the real matrix of twice its order that it is computed as elsewhere.
 */
function largestEigenvalue(n: number, X: FieldMat): number {
  const { parts = 1 } = X;
  let v = Float64Array.from({ length: parts * n }, (_, i) => powerStart(i));
  let size = 0;
  for (let step = 0; step <= POWER_STEPS; step++) {
    size = Math.sqrt(v.reduce((sum, x) => sum + x * x, 0));
    if (!(size > 0)) return 0;
    const next = new Float64Array(parts * n);
    for (let j = 0; j < n; j++) addColumn(n, X, j, v, size, next);
    v = next;
  }
  return size;
}

/**
 * C := A^(-1/p). M := z A and X := z^(1/p) I, then X := X T and M := T^p M with T = ((p + 1) I - M) / p, which takes M to I: M = X^p A
 * throughout. z = startNorm(p) / ||A|| puts the eigenvalues of M where all of them converge. If info is not 0, C is left as it was. A may
 * be C.
 */
export function invrootRef(
  n: number,
  { p, epsilon }: InverseRoot,
  A: FieldMat,
  C: FieldMat,
  s: Squares = squaresRef(n, A),
): RootReport {
  const magnitude = largest(n, A);
  const trivial = trivialReport(n, magnitude);
  if (trivial !== undefined) return trivial;
  let [M, X, T, spare] = [s.take(), s.take(), s.take(), s.take()];
  const { shift, back } = rootScale(magnitude, p);
  s.combine(M, [[2 ** -shift, A]]);
  const ridge = epsilon === 0 ? 0 : epsilon * largestEigenvalue(n, M);
  s.combine(M, [[1, M]], ridge);
  const root = Math.fround((startNorm(p) / normBound(n, M)) ** (1 / p));
  s.combine(M, [[root ** p, M]]);
  s.combine(X, [], root);
  let before = Number.POSITIVE_INFINITY;
  for (let step = 0; step < MOST_STEPS[s.prec]; step++) {
    const error = distance(n, M, 1);
    const found = verdict(n, p, EPS[s.prec], error, before);
    if (found === 'converged') s.combine(C, [[back, X]]);
    if (found !== 'goes on') return { info: found === 'failed' ? step + 1 : 0, iter: step, error };
    s.combine(T, [[-1 / p, M]], (p + 1) / p);
    s.multiply(X, T, spare);
    [X, spare] = [spare, X];
    // T, T^2, T^4, ... into M where p has that bit
    for (let bits = p; bits > 0; ) {
      if (bits % 2 === 1) {
        s.multiply(T, M, spare);
        [M, spare] = [spare, M];
      }
      bits = Math.floor(bits / 2);
      if (bits === 0) break;
      s.multiply(T, T, spare);
      [T, spare] = [spare, T];
    }
    before = error;
  }
  return { info: MOST_STEPS[s.prec] + 1, iter: MOST_STEPS[s.prec], error: distance(n, M, 1) };
}
