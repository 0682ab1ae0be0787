// Random matrices with given singular values or eigenvalues, as xlatms makes them for the linear equations: geometrically distributed (mode
// 3), between random orthogonal matrices, reduced to a triangle or a diagonal where that is asked for. In doubles. Complex ones are the
// real ones turned by diagonals of numbers of modulus 1 and then reflected by complex vectors, from both sides.

import { fillHeev, fillSvd, generateSigma } from '../../../src/linalg/create/spectra.ts';
import { type MatrixView, matrixView, normFro } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import { conjugate, re, type Scalar, times } from '../../../testing/lib/scalars.ts';
import {
  adjointOf,
  eliminateBelow,
  type Mirror,
  made,
  mirrored,
  reflect,
  scalarOf,
  scaledBy,
  transposedOf,
} from './matrices.ts';

export type Shape = 'diagonal' | 'upper' | 'lower' | 'full';

export interface Spectrum {
  /** The largest singular value. */
  readonly norm: number;
  readonly cond: number;
}

const geometric = (k: number, { cond }: Spectrum, random: Random): Float64Array =>
  generateSigma(k, 'geo', cond, random);

/** `count` numbers of modulus 1. */
export function turns(count: number, random: Random): Scalar[] {
  return Array.from({ length: count }, () => {
    const angle = 2 * Math.PI * random.rand();
    return { re: Math.cos(angle), im: Math.sin(angle) };
  });
}

/** diag(left) A diag(right), complex. */
export const turned = (a: MatrixView, left: readonly Scalar[], right: readonly Scalar[]): MatrixView =>
  made(a.rows, a.cols, (i, j) => times(times(left[i]!, right[j]!), scalarOf(a, i, j)), 2);

/** H A with a random H = I - 2 v v^H / v^H v. */
function reflected(a: MatrixView, v: MatrixView): MatrixView {
  const square = normFro(v) ** 2;
  if (square > 0) reflect(a, v, 2 / square, 0, 0);
  return a;
}

const randomVector = (n: number, random: Random): MatrixView =>
  matrixView(random.fill(new Float64Array(2 * n), 'randn'), n, 1, undefined, 0, 2);

/** A complex matrix with the singular values of a real one; of a diagonal one nothing but the diagonal is filled. */
export function complexified(a: MatrixView, diagonal: boolean, random: Random): MatrixView {
  const flat = turned(a, turns(a.rows, random), turns(a.cols, random));
  if (diagonal) return flat;
  const left = reflected(flat, randomVector(a.rows, random));
  return adjointOf(reflected(adjointOf(left), randomVector(a.cols, random)));
}

/** A Hermitian matrix with the eigenvalues of a real symmetric one. */
export function complexifiedHermitian(a: MatrixView, random: Random): MatrixView {
  const angles = turns(a.rows, random);
  const v = randomVector(a.rows, random);
  const half = reflected(turned(a, angles, angles.map(conjugate)), v);
  // A is H (H A)^H, up to rounding: exactly Hermitian is what one triangle stands for.
  return mirrored(reflected(adjointOf(half), v), 'l');
}

/** A symmetric matrix of complex numbers with the singular values of a real one. */
export function complexifiedSymmetric(a: MatrixView, random: Random): MatrixView {
  const angles = turns(a.rows, random);
  const v = randomVector(a.rows, random);
  const half = reflected(turned(a, angles, angles), v);
  return mirrored(reflected(transposedOf(half), v), 'l', 't');
}

/** m x n, column-major, leading dimension m. */
export function latms(m: number, n: number, shape: Shape, spectrum: Spectrum, random: Random, parts?: 2): MatrixView {
  if (shape === 'lower') return transposedOf(latms(n, m, 'upper', spectrum, random, parts));
  const values = new Float64Array(m * n);
  const sigma = geometric(Math.min(m, n), spectrum, random);
  if (shape === 'diagonal') for (const [i, x] of sigma.entries()) values[i + i * m] = x;
  else fillSvd(values, m, n, m, sigma, random);
  const real = matrixView(values, m, n);
  const a = parts === undefined ? real : complexified(real, shape === 'diagonal', random);
  if (shape === 'upper') eliminateBelow(a);
  return scaledBy(a, spectrum.norm);
}

/** n x n, exactly symmetric, or Hermitian; the eigenvalues are positive or have random signs. With 't' complex ones are symmetric. */
export function latmsSymmetric(
  n: number,
  shape: 'diagonal' | 'full',
  definite: boolean,
  spectrum: Spectrum,
  random: Random,
  parts?: 2,
  mirror: Mirror = 'c',
): MatrixView {
  const values = new Float64Array(n * n);
  const lambda = geometric(n, spectrum, random).map((x) => (definite ? x : x * random.sign()));
  if (shape === 'diagonal') for (const [i, x] of lambda.entries()) values[i + i * n] = x;
  else fillHeev(values, n, n, lambda, random);
  const real = matrixView(values, n, n);
  if (parts === undefined) return scaledBy(real, spectrum.norm);
  if (mirror === 't') {
    const angles = turns(n, random);
    const symmetric = shape === 'full' ? complexifiedSymmetric(real, random) : turned(real, angles, angles);
    return scaledBy(symmetric, spectrum.norm);
  }
  const hermitian =
    shape === 'full' ? complexifiedHermitian(real, random) : made(n, n, (i, j) => re(scalarOf(real, i, j)), 2);
  return scaledBy(hermitian, spectrum.norm);
}
