// The exponential of a matrix in TypeScript: scaling and squaring with Padé approximants (Higham 2005, Al-Mohy and Higham 2009).

import type { FieldMat } from '../../core/matrix.ts';
import { PADE, type Pade, padeRemainder } from '../../core/matrixFunctions.ts';
import { EPS } from './invroot.ref.ts';
import { largest, type Magnitudes, oneNorm, type Squares, squaresRef } from './squares.ref.ts';

/** Norms beyond 2^16 are taken down to it first, so that sixth powers do not overflow in single precision. */
const LARGE = 16;

/**
 * C := e^A. With B = 2^-s A, r(B) = (V - U)^-1 (V + U) is the Padé approximant of e^B, U being the odd part of its numerator and V the even
 * one; r^(2^s) = e^A. Returns 0, or 1 where A or e^A is not finite: then C is left as it was. A may be C.
 */
export function expmRef(n: number, A: FieldMat, C: FieldMat, s: Squares = squaresRef(n, A)): number {
  if (n === 0) return 0;
  if (!Number.isFinite(largest(n, A))) return 1;
  const B = s.take();
  const down = downOf(n, A);
  s.combine(B, [[2 ** -down, A]]);
  const squarings = approximate(n, B, down, s);
  if (squarings === undefined) return 1;
  let [X, spare] = [B, s.take()];
  for (let k = 0; k < squarings; k++) {
    s.multiply(X, X, spare);
    [X, spare] = [spare, X];
  }
  if (!Number.isFinite(largest(n, X))) return 1;
  s.combine(C, [[1, X]]);
  return 0;
}

/** The power of two by which a norm is above 2^LARGE. The norm of what is scaled to less than one cannot overflow. */
function downOf(n: number, A: FieldMat): number {
  // A modulus is less than twice the larger part
  const exponent = Math.ceil(Math.log2(largest(n, A))) + Math.ceil(Math.log2(n)) + (A.parts ?? 1) - 1;
  return Math.max(0, exponent - LARGE);
}

/** B := r(2^-t B) for the least t that is good enough; how often it is to be squared, if B was 2^-down A. Undefined if it is not finite. */
function approximate(n: number, B: FieldMat, down: number, s: Squares): number | undefined {
  const degrees = PADE[s.prec];
  const norm = down > 0 ? Number.POSITIVE_INFINITY : oneNorm(n, B);
  const degree = degrees.find(({ theta }) => norm <= theta) ?? degrees.at(-1)!;
  const powers = [s.take()];
  s.multiply(B, B, powers[0]!);
  // Degree 13 takes its higher terms out of sixth powers.
  const highest = degree.m === 13 ? 6 : degree.m - 1;
  while (2 * powers.length < highest) {
    const next = s.take();
    s.multiply(powers[0]!, powers.at(-1)!, next);
    powers.push(next);
  }
  const t = norm <= degree.theta ? 0 : scaling(B, powers, down, degree, s);
  if (t !== 0) s.combine(B, [[2 ** -t, B]]);
  // Upwards, powers of what was far too large are so small that the bound does not matter, or zero.
  if (t !== 0) for (const [k, X] of powers.entries()) s.combine(X, [[2 ** Math.min(1000, -2 * (k + 1) * t), X]]);
  const [U, V] = [s.take(), s.take()];
  numerator(B, powers, degree, U, V, s);
  // B := V + U, then (V - U)^-1 B
  s.combine(B, [
    [1, V],
    [1, U],
  ]);
  s.combine(V, [
    [1, V],
    [-1, U],
  ]);
  return s.solve(V, B) === 0 ? down + t : undefined;
}

/**
 * How many times B is to be halved, perhaps less than never: B is already 2^-down A. What counts are the norms of powers, ||B^k||^(1/k),
 * which for matrices that are not normal may be much less than ||B||; and that rounding does not undo it, the norm of |B|^(2m + 1).
 */
function scaling(B: FieldMat, powers: readonly FieldMat[], down: number, { m, theta }: Pade, s: Squares): number {
  const { n } = s;
  const eps = EPS[s.prec];
  const [fourth, sixth] = [powers[1]!, powers[2]!];
  const alpha = Math.max(oneNorm(n, fourth) ** (1 / 4), oneNorm(n, sixth) ** (1 / 6));
  const first = Math.max(-down, Math.ceil(Math.log2(alpha / theta)));
  const [most, norm] = [powerOfMagnitudes(n, s.magnitudes(B), 2 * m + 1), oneNorm(n, B)];
  // In powers of two, because what they stand for may overflow: ||2^-first B|^(2m + 1)|| c / ||2^-first B||
  const excess = (Math.log2(padeRemainder(m)) + most - Math.log2(norm) - 2 * m * first - Math.log2(eps)) / (2 * m);
  return excess > 0 ? first + Math.ceil(excess) : first;
}

/** log2 || |B|^k ||_1: the largest sum of a column is what rows of ones are multiplied into. */
function powerOfMagnitudes(n: number, { v, sums, multiply }: Magnitudes, k: number): number {
  v.fill(1);
  let exponent = 0;
  for (let step = 0; step < k; step++) {
    multiply();
    let most = 0;
    for (let j = 0; j < n; j++) most = Math.max(most, sums[j]!);
    if (most === 0) return Number.NEGATIVE_INFINITY;
    exponent += Math.log2(most);
    for (let j = 0; j < n; j++) v[j] = sums[j]! / most;
  }
  return exponent;
}

/** U := the odd terms of the approximant's numerator, V := the even ones, from B and its even powers. */
function numerator(
  B: FieldMat,
  powers: readonly FieldMat[],
  { m, b }: Pade,
  U: FieldMat,
  V: FieldMat,
  s: Squares,
): void {
  const sum = (from: number, shift: number): (readonly [number, FieldMat])[] =>
    powers.flatMap((X, k) => {
      const c = b[from + shift + 2 * (k + 1)];
      return c === undefined ? [] : [[c, X] as const];
    });
  const W = s.take();
  if (m < 13) {
    s.combine(W, sum(1, 0), b[1]);
    s.combine(V, sum(0, 0), b[0]);
  } else {
    // The terms beyond the sixth power: B^6 times those of powers two, four and six.
    const sixth = powers[2]!;
    s.combine(V, sum(1, 6));
    s.multiply(sixth, V, U);
    s.combine(W, [[1, U], ...sum(1, 0)], b[1]);
    s.combine(U, sum(0, 6));
    s.multiply(sixth, U, V);
    s.combine(V, [[1, V], ...sum(0, 0)], b[0]);
  }
  s.multiply(B, W, U);
}
