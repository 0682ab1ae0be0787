// Random matrices with given singular values or eigenvalues, as dlatms makes them for the linear equations: geometrically distributed (mode
// 3), between random orthogonal matrices, reduced to a triangle or a diagonal where that is asked for. In doubles.

import { fillHeev, fillSvd, generateSigma } from '../../../src/linalg/create/spectra.ts';
import type { Random } from '../../../testing/lib/random.ts';

export type Shape = 'diagonal' | 'upper' | 'lower' | 'full';

export interface Spectrum {
  /** The largest singular value. */
  readonly norm: number;
  readonly cond: number;
}

const geometric = (k: number, { cond }: Spectrum, random: Random): Float64Array =>
  generateSigma(k, 'geo', cond, random);

/** Replaces A by the R of its QR factorization, by reflections of the columns: what is below the diagonal becomes exactly zero. */
function eliminateBelow(a: Float64Array, m: number, n: number): void {
  for (let k = 0; k < Math.min(m - 1, n); k++) {
    const v = a.slice(k + k * m, m + k * m);
    const alpha = v[0]!;
    const beta = -Math.sign(alpha || 1) * Math.hypot(...v);
    v[0] = alpha - beta;
    const tau = 1 / (beta * (beta - alpha));
    for (let j = k + 1; j < n; j++) {
      let dot = 0;
      for (const [i, x] of v.entries()) dot += x * a[k + i + j * m]!;
      for (const [i, x] of v.entries()) a[k + i + j * m]! -= tau * dot * x;
    }
    a[k + k * m] = beta;
    a.fill(0, k + 1 + k * m, m + k * m);
  }
}

const transposed = (a: Float64Array, m: number, n: number): Float64Array =>
  a.map((_, place) => a[Math.floor(place / n) + (place % n) * m]!);

/** m x n, column-major, leading dimension m. */
export function latms(m: number, n: number, shape: Shape, spectrum: Spectrum, random: Random): Float64Array {
  if (shape === 'lower') return transposed(latms(n, m, 'upper', spectrum, random), n, m);
  const a = new Float64Array(m * n);
  const sigma = geometric(Math.min(m, n), spectrum, random);
  if (shape === 'diagonal') for (const [i, x] of sigma.entries()) a[i + i * m] = x;
  else fillSvd(a, m, n, m, sigma, random);
  if (shape === 'upper') eliminateBelow(a, m, n);
  return a.map((x) => x * spectrum.norm);
}

/** n x n, exactly symmetric; the eigenvalues are positive or have random signs. */
export function latmsSymmetric(
  n: number,
  shape: 'diagonal' | 'full',
  definite: boolean,
  spectrum: Spectrum,
  random: Random,
): Float64Array {
  const a = new Float64Array(n * n);
  const lambda = geometric(n, spectrum, random).map((x) => (definite ? x : x * random.sign()));
  if (shape === 'diagonal') for (const [i, x] of lambda.entries()) a[i + i * n] = x;
  else fillHeev(a, n, n, lambda, random);
  return a.map((x) => x * spectrum.norm);
}
