// The matrix types of LAPACK's test programs of the linear equations (dlatb4): which shape, condition, norm and zeros each number stands
// for.
import type { MatrixView, RealArray } from '../../../testing/lib/norms.ts';
import { matrixView, partsOf } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import type { NumberPrec } from './desk.ts';
import { latms, latmsSymmetric, type Shape, type Spectrum } from './latms.ts';
import { latsy } from './latsy.ts';
import { made, scalarOf } from './matrices.ts';

interface Path {
  readonly types: number;
  readonly diagonal: readonly number[];
  /** Types of condition sqrt(0.1 / p) and 0.1 / p, p being the gap behind 1; the others have condition 2. */
  readonly bad1: readonly number[];
  readonly bad2: readonly number[];
  /**
   * Types of a norm near underflow and near overflow; the others have norm 1. The GPU gets them too: what it flushes is below 2^-126, which
   * is 8 eps of a norm of 2^-105, and few products are so small. On SwiftShader, which flushes, none of their ratios reaches 5.
   */
  readonly small: number;
  readonly large: number;
  /** Types with zero rows or columns: the first, the last, one in the middle, several from the middle on. */
  readonly zero: readonly number[];
}

const PATHS = {
  ge: { types: 11, diagonal: [1], bad1: [8], bad2: [9], small: 10, large: 11, zero: [5, 6, 7] },
  po: { types: 9, diagonal: [1], bad1: [6], bad2: [7], small: 8, large: 9, zero: [3, 4, 5] },
  sy: { types: 10, diagonal: [1], bad1: [7], bad2: [8], small: 9, large: 10, zero: [3, 4, 5, 6] },
  /** Symmetric matrices of complex numbers, which have one more: latsy. */
  cs: { types: 11, diagonal: [1], bad1: [7], bad2: [8], small: 9, large: 10, zero: [3, 4, 5, 6] },
  qr: { types: 8, diagonal: [1], bad1: [5], bad2: [6], small: 7, large: 8, zero: [] },
  tr: { types: 10, diagonal: [1, 7], bad1: [3, 9], bad2: [4, 10], small: 5, large: 6, zero: [] },
} satisfies Record<string, Path>;
export type PathName = keyof typeof PATHS;

/** LAPACK's lamch: P, the gap behind 1; S, the least number whose reciprocal does not overflow. */
const SINGLE = { precision: 2 ** -23, safeMinimum: 2 ** -126, array: Float32Array } as const;
const DOUBLE = { precision: 2 ** -52, safeMinimum: 2 ** -1022, array: Float64Array } as const;
export const lamch = { s: SINGLE, d: DOUBLE, c: SINGLE, z: DOUBLE } as const;

/** The types that a program makes of a size: of an empty matrix the first, and no zeros in the middle of what has no middle. */
export function typesOf(path: PathName, m: number, n: number): readonly number[] {
  const { types, zero }: Path = PATHS[path];
  if (m === 0 || n === 0) return [1];
  return Array.from({ length: types }, (_, i) => i + 1).filter((type) => n > zero.indexOf(type));
}

export function spectrumOf(path: PathName, type: number, n: number, prec: NumberPrec): Spectrum {
  const { bad1, bad2, small, large }: Path = PATHS[path];
  const { precision, safeMinimum } = lamch[prec];
  const least = 0.25 * (safeMinimum / precision);
  const worst = 0.1 / precision;
  return {
    cond: n <= 1 ? 1 : bad1.includes(type) ? Math.sqrt(worst) : bad2.includes(type) ? worst : 2,
    norm: type === small ? least : type === large ? 1 / least : 1,
  };
}

/** Index, from 1, of the first zero row or column; 0 for a type without. */
export function zeroOf(path: PathName, type: number, order: number): number {
  const which = (PATHS[path] as Path).zero.indexOf(type);
  return which < 0 ? 0 : which === 0 ? 1 : which === 1 ? order : Math.floor(order / 2) + 1;
}

/** A matrix of doubles in a precision. */
export const rounded = ({ data, rows, cols, parts }: MatrixView, prec: NumberPrec): MatrixView =>
  matrixView(lamch[prec].array.from(data) as RealArray, rows, cols, undefined, 0, parts);

/** A general matrix; zero columns from `zero` on. */
export function general(
  m: number,
  n: number,
  type: number,
  prec: NumberPrec,
  random: Random,
  path: 'ge' | 'qr' = 'ge',
): MatrixView {
  const shapes: readonly Shape[] = ['diagonal', 'upper', 'lower'];
  const a = latms(m, n, shapes[type - 1] ?? 'full', spectrumOf(path, type, n, prec), random, partsOf(prec));
  const zero = zeroOf(path, type, Math.min(m, n));
  const column = m * (a.parts ?? 1);
  if (zero > 0) a.data.fill(0, (zero - 1) * column, (type === 7 ? n : zero) * column);
  return rounded(a, prec);
}

/**
 * A symmetric matrix, or with 'po' and 'sy' of complex numbers a Hermitian one; rows and columns of zeros: one, or of type 6 those up to it
 * ('u') or from it on ('l').
 */
export function symmetric(
  path: 'po' | 'sy' | 'cs',
  uplo: 'u' | 'l',
  n: number,
  type: number,
  prec: NumberPrec,
  random: Random,
): MatrixView {
  const diagonal = (PATHS[path] as Path).diagonal.includes(type);
  const shape = diagonal ? 'diagonal' : 'full';
  if (path === 'cs' && type === PATHS.cs.types) return rounded(latsy(uplo, n, random), prec);
  const spectrum = spectrumOf(path, type, n, prec);
  const a = latmsSymmetric(n, shape, path === 'po', spectrum, random, partsOf(prec), path === 'cs' ? 't' : 'c');
  const zero = zeroOf(path, type, n) - 1;
  const several = path !== 'po' && type === 6;
  const cleared = (i: number): boolean => (several ? (uplo === 'u' ? i <= zero : i >= zero) : i === zero);
  const values = made(n, n, (i, j) => (zero >= 0 && (cleared(i) || cleared(j)) ? 0 : scalarOf(a, i, j)), a.parts);
  return rounded(values, prec);
}
