// Triangular test matrices: the first ten types of xlattr, those that are solved with and inverted. (The others make latrs scale.)
import { type MatrixView, matrixView, partsOf } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import { conjugate } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from './desk.ts';
import { latms, type Spectrum, turned, turns } from './latms.ts';
import { transposedOf } from './matrices.ts';
import { rounded, spectrumOf } from './types.ts';

export interface Triangular {
  readonly diag: 'n' | 'u';
  /** The other triangle is zero, and a unit diagonal is there. */
  readonly full: MatrixView;
}

export function lattr(uplo: 'u' | 'l', n: number, type: number, prec: NumberPrec, random: Random): Triangular {
  const spectrum = spectrumOf('tr', type, n, prec);
  const parts = partsOf(prec);
  const upper =
    type <= 6
      ? latms(n, n, type === 1 ? 'diagonal' : 'upper', spectrum, random, parts)
      : turnedUnit(unitTriangle(n, type === 7, spectrum, random), parts, random);
  return { diag: type <= 6 ? 'n' : 'u', full: rounded(uplo === 'u' ? upper : transposedOf(upper), prec) };
}

/** D A D^H, whose diagonal stays one to the bit, for complex numbers. */
function turnedUnit(a: MatrixView, parts: 2 | undefined, random: Random): MatrixView {
  if (parts === undefined) return a;
  const angles = turns(a.rows, random);
  const t = turned(a, angles, angles.map(conjugate));
  for (let i = 0; i < a.rows; i++) t.data.set([1, 0], 2 * i * (a.rows + 1));
  return t;
}

/**
 * Unit upper triangular. With x = sqrt(c) - 1 / sqrt(c) the identity with y = sqrt(2 / (n - 2)) x in its first row and last column and x^2
 * in the corner has the singular values c, 1, ..., 1, 1/c: its condition is c^2, with LAPACK's c the square of what dlatb4 asks for. A
 * well-conditioned pair of diagonals is multiplied in, and rotations that keep the unit diagonal fill the rest. Source: LAPACK xLATTR.
 */
function unitTriangle(n: number, identity: boolean, { cond: c }: Spectrum, random: Random): MatrixView {
  const a = new Float64Array(n * n);
  for (let i = 0; i < n; i++) a[i + i * n] = 1;
  if (identity) return matrixView(a, n, n);
  const { plus, star } = diagonals(n, random);
  for (let i = 0; i < n - 3; i++) a[1 + i + (2 + i) * n] = plus[i]!;
  for (let i = 0; i < n - 4; i++) a[1 + i + (3 + i) * n] = star[i]!;
  const x = Math.sqrt(c) - 1 / Math.sqrt(c);
  for (let j = 1; j < n - 1; j++) a[j * n] = a[j + (n - 1) * n] = Math.sqrt(2 / (n - 2)) * x;
  if (n > 1) a[(n - 1) * n] = x * x;
  for (let j = 0; j < n - 1; j++) mix(a, n, j);
  return matrixView(a, n, n);
}

/**
 * First and second diagonal beside the main one: every second element of `star` is zero, and products of neighbours in `plus` are the
 * others.
 */
function diagonals(n: number, random: Random): { readonly plus: Float64Array; readonly star: Float64Array } {
  const [plus, star] = [new Float64Array(n + 1), new Float64Array(n + 1)];
  let next = 0.5;
  let product = 0.25;
  for (let j = 0; j < n; j += 2) {
    plus[j] = next;
    plus[j + 1] = product / next;
    star[j] = product;
    next = product / plus[j + 1]!;
    const exponent = random.rands();
    product = exponent < 0 ? -(0.5 ** (1 - exponent)) : 0.5 ** (1 + exponent);
  }
  return { plus, star };
}

/** Rotates rows and columns j and j + 1 so that A(j, j + 1) changes its sign and the triangle stays one. */
function mix(a: Float64Array, n: number, j: number): void {
  const w = a[j + (j + 1) * n]!;
  const [c, s] = [w / Math.hypot(w, 2), 2 / Math.hypot(w, 2)];
  for (let k = j + 2; k < n; k++) {
    const [x, y] = [a[j + k * n]!, a[j + 1 + k * n]!];
    a[j + k * n] = c * x + s * y;
    a[j + 1 + k * n] = c * y - s * x;
  }
  for (let i = 0; i < j; i++) {
    const [x, y] = [a[i + (j + 1) * n]!, a[i + j * n]!];
    a[i + (j + 1) * n] = -c * x - s * y;
    a[i + j * n] = -c * y + s * x;
  }
  a[j + (j + 1) * n] = -w;
}
