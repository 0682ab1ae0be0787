// Matrices with given eigenvalues or singular values, and random ones, as LAPACK's generators for its eigenvalue programs make them: those
// of dlatms, dlatmr and dlatme. In doubles, column-major, without padding.
import { fillHeev, fillSvd, generateSigma, type SigmaDistribution } from '../../../src/linalg/create/spectra.ts';
import type { Random } from '../../../testing/lib/random.ts';

export interface Spectrum {
  /** How values are distributed between 1 and 1 / cond. */
  readonly mode: Exclude<SigmaDistribution, 'specified'>;
  readonly cond: number;
  /** The largest of them. */
  readonly norm: number;
}

/** k values, the largest in magnitude `norm`, with random signs if asked for. */
export function valuesOf(k: number, { mode, cond, norm }: Spectrum, signs: boolean, random: Random): Float64Array {
  const values = generateSigma(k, mode, cond, random);
  const most = values.reduce((size, x) => Math.max(size, Math.abs(x)), 0);
  return values.map((x) => (x / most) * norm * (signs ? random.sign() : 1));
}

export function diagonalOf(m: number, n: number, spectrum: Spectrum, random: Random): Float64Array {
  const a = new Float64Array(m * n);
  for (const [i, x] of valuesOf(Math.min(m, n), spectrum, true, random).entries()) a[i + i * m] = x;
  return a;
}

/** Singular values of `spectrum`. */
export function generalOf(m: number, n: number, spectrum: Spectrum, random: Random): Float64Array {
  const a = new Float64Array(m * n);
  // Factors of the range's square root would not survive the products: the norm comes last.
  fillSvd(a, m, n, Math.max(1, m), valuesOf(Math.min(m, n), { ...spectrum, norm: 1 }, true, random), random);
  return a.map((x) => x * spectrum.norm);
}

/** Symmetric with eigenvalues of `spectrum`, and nothing beyond `band` diagonals beside the main one. */
export function symmetricOf(
  n: number,
  spectrum: Spectrum,
  { definite = false, band = n }: { readonly definite?: boolean; readonly band?: number },
  random: Random,
): Float64Array {
  const a = new Float64Array(n * n);
  const lambda = valuesOf(n, { ...spectrum, norm: 1 }, !definite, random);
  if (band === 0) for (const [i, x] of lambda.entries()) a[i + i * n] = x;
  else {
    fillHeev(a, n, n, lambda, random);
    narrow(a, n, band);
  }
  return a.map((x) => x * spectrum.norm);
}

/** Reflections from both sides that make everything zero below `band` subdiagonals and, mirrored, above. */
function narrow(a: Float64Array, n: number, band: number): void {
  for (let k = 0; k + band + 1 < n; k++) {
    const top = k + band;
    const v = a.slice(top + k * n, n + k * n);
    const norm = Math.hypot(...v);
    if (norm === 0) continue;
    const beta = v[0]! > 0 ? -norm : norm;
    v[0]! -= beta;
    const scale = 2 / v.reduce((sum, x) => sum + x * x, 0);
    for (const [across, along] of [
      [n, 1],
      [1, n],
    ] as const)
      for (let j = 0; j < n; j++) {
        const dot = scale * v.reduce((sum, x, i) => sum + x * a[(top + i) * along + j * across]!, 0);
        for (const [i, x] of v.entries()) a[(top + i) * along + j * across]! -= dot * x;
      }
    for (let i = top + 1; i < n; i++) a[i + k * n] = a[k + i * n] = 0;
  }
  for (let j = 0; j < n; j++) for (let i = j + 1; i < n; i++) a[j + i * n] = a[i + j * n]!;
}

/** Uniform on (-1, 1), then scaled so that the largest is `norm`; symmetric ones have random signs of their upper triangle. */
export function randomOf(m: number, n: number, norm: number, random: Random, symmetric = false): Float64Array {
  const a = random.fill(new Float64Array(m * n), 'rands');
  if (symmetric) for (let j = 0; j < n; j++) for (let i = j + 1; i < n; i++) a[i + j * n] = a[j + i * n]!;
  return scaledTo(a, norm);
}

function scaledTo(a: Float64Array, norm: number): Float64Array {
  const most = a.reduce((size, x) => Math.max(size, Math.abs(x)), 0);
  return most === 0 ? a : a.map((x) => (x / most) * norm);
}

/**
 * X T X^-1 with a random upper triangular T that has eigenvalues of `spectrum` on its diagonal, half of the neighbours a complex pair with
 * `pairs`, and an X of condition `similarity`, scaled so that the largest element is `norm`. Source: LAPACK xLATME.
 */
export function similarTo(
  n: number,
  { norm, ...spectrum }: Spectrum,
  { pairs, similarity }: { readonly pairs: boolean; readonly similarity: number },
  random: Random,
): Float64Array {
  const t = new Float64Array(n * n);
  const d = valuesOf(n, { ...spectrum, norm: 1 }, true, random);
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < j; i++) t[i + j * n] = 2 * random.rand() - 1;
    t[j + j * n] = d[j]!;
  }
  for (let j = 1; pairs && j < n; j += 2) {
    if (random.rand() > 0.5) continue;
    t[j - 1 + j * n] = d[j]!;
    t[j + (j - 1) * n] = -d[j]!;
    t[j + j * n] = d[j - 1]!;
  }
  const orthogonal = (): Float64Array => {
    const q = new Float64Array(n * n);
    fillSvd(q, n, n, n, new Float64Array(n).fill(1), random);
    return q;
  };
  const [u, v] = [orthogonal(), orthogonal()];
  const s = valuesOf(n, { mode: 'arith', cond: similarity, norm: 1 }, false, random);
  const inner = sandwich(v, t, n).map((x, p) => (s[p % n]! * x) / s[Math.floor(p / n)]!);
  return scaledTo(sandwich(u, inner, n), norm);
}

/** Q A Q^T. */
function sandwich(q: Float64Array, a: Float64Array, n: number): Float64Array {
  const half = new Float64Array(n * n);
  const all = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let l = 0; l < n; l++) for (let i = 0; i < n; i++) half[i + j * n]! += q[i + l * n]! * a[l + j * n]!;
  for (let j = 0; j < n; j++)
    for (let l = 0; l < n; l++) for (let i = 0; i < n; i++) all[i + j * n]! += half[i + l * n]! * q[j + l * n]!;
  return all;
}
