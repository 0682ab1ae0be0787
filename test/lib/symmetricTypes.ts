// LAPACK's ten types of symmetric test matrices (xLATB4 for SY): diagonal, well conditioned, with zero rows, ill conditioned, near
// underflow and overflow; and matrices that need 2 x 2 pivots.
import type { RealMat, Uplo } from '../../src/core/matrix.ts';
import { fillHeev, generateSigma } from '../../src/linalg/create/spectra.ts';
import { Random } from '../../testing/lib/random.ts';
import { type Real, window } from './dense.ts';

export const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type SyType = (typeof TYPES)[number];

/** The row that type 3 to 6 clears (6 clears those before it too), 0-based; -1 of the others. */
export function zeroRow(type: SyType, n: number): number {
  if (type < 3 || type > 6) return -1;
  return type === 3 ? 0 : type === 4 ? n - 1 : Math.floor(n / 2);
}

/** The whole matrix of order n, column-major and tight. */
export function symmetricType(prec: Real, type: SyType, n: number, random = new Random()): Float64Array {
  // eps is LAPACK's, times the base: 2^-23 and 2^-52.
  const eps = prec === 's' ? 2 ** -23 : 2 ** -52;
  const small = (0.25 * (prec === 's' ? 2 ** -126 : 2 ** -1022)) / eps;
  const cond = type === 7 ? Math.sqrt(0.1 / eps) : type === 8 ? 0.1 / eps : 2;
  const norm = type === 9 ? small : type === 10 ? 1 / small : 1;
  const values = generateSigma(n, 'geo', cond, random).map((x) => x * norm * random.sign());
  const a = new Float64Array(n * n);
  if (type === 1) for (let i = 0; i < n; i++) a[i * (n + 1)] = values[i]!;
  else fillHeev(a, n, n, values, random);
  const zero = zeroRow(type, n);
  for (let i = type === 6 ? 0 : zero; i <= zero; i++) {
    for (let j = 0; i >= 0 && j < n; j++) {
      a[i + j * n] = 0;
      a[j + i * n] = 0;
    }
  }
  return a;
}

/** What lies in the triangle that is not used. */
export const OTHER = 333.25;

/** A window of one triangle of a full matrix. */
export const triangleWindow = (prec: Real, uplo: Uplo, n: number, a: ArrayLike<number>): RealMat =>
  window(prec, n, n, (i, j) => ((uplo === 'l' ? i >= j : i <= j) ? a[i + j * n]! : OTHER));

/** Where the zero row of a matrix has been moved to by the pivots: the info that is expected, as in xCHKSY. */
export function expectedInfo(zero: number, ipiv: ArrayLike<number>): number {
  let k = zero + 1;
  while (k > 0 && Math.abs(ipiv[k - 1]!) !== k) k = Math.abs(ipiv[k - 1]!);
  return k;
}

/** Symmetric matrices of which no diagonal element, or hardly any, can be a pivot. */
export const NEED_BLOCKS: Readonly<Record<string, (n: number, random: Random) => (i: number, j: number) => number>> = {
  'a zero diagonal': (_, random) => (i, j) => (i === j ? 0 : random.rand() - 0.5),
  'blocks [0 1; 1 0]': () => (i, j) => (i !== j && i >> 1 === j >> 1 ? 1 : 0),
  'ones on the other diagonal': (n) => (i, j) => (i + j === n - 1 ? 1 : 0),
  'a tiny diagonal': (_, random) => (i, j) => (i === j ? 1e-6 : random.rand() + 0.5),
};

/** The full symmetric matrix whose lower triangle is given by columns. */
export function symmetricOf(n: number, entry: (i: number, j: number) => number): Float64Array {
  const a = new Float64Array(n * n);
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      a[i + j * n] = entry(i, j);
      a[j + i * n] = a[i + j * n]!;
    }
  }
  return a;
}
