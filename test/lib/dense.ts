// Small dense matrices for tests of the reference: windows with guard cells around them, norms, and element-wise formulas written
// without any code of the library. Norms of anything with a NaN are NaN, so that `err < tol` fails.
import type { RealArray, RealMat, Trans } from '../../src/core/matrix.ts';
import { type Rng, signed } from './rng.ts';

export type Real = 's' | 'd';
/** Element (i, j), 0-based. */
export type Entry = (i: number, j: number) => number;

export const reals: readonly Real[] = ['s', 'd'];
export const epsilon = { s: 2 ** -24, d: 2 ** -53 } as const;

/** Value of every cell of a window's array that is not an element. */
export const GUARD = -777.25;

export const array = (prec: Real, length: number): RealArray =>
  prec === 's' ? new Float32Array(length) : new Float64Array(length);

/** A rows x cols window with ld = rows + 3 and offset 5 in an array of guard cells, two more columns of them behind it. */
export function window(prec: Real, rows: number, cols: number, entry: Entry): RealMat {
  const ld = rows + 3;
  const A = { data: array(prec, 5 + ld * (cols + 2) + 4).fill(GUARD), off: 5, ld };
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) A.data[A.off + i + j * ld] = entry(i, j);
  return A;
}

export const randomWindow = (prec: Real, rows: number, cols: number, rng: Rng): RealMat =>
  window(prec, rows, cols, () => signed(rng));

export const copyOf = (A: RealMat): RealMat => ({ ...A, data: A.data.slice() });

export const entryOf =
  (A: RealMat, trans: Trans = 'n'): Entry =>
  (i, j) =>
    trans === 'n' ? A.data[A.off + i + j * A.ld]! : A.data[A.off + j + i * A.ld]!;

/** Number of guard cells of a rows x cols window that were written. */
export function brokenGuards(A: RealMat, rows: number, cols: number): number {
  let broken = 0;
  for (let p = 0; p < A.data.length; p++) {
    const q = p - A.off;
    const inside = q >= 0 && q % A.ld < rows && Math.floor(q / A.ld) < cols;
    if (!inside && A.data[p] !== GUARD) broken++;
  }
  return broken;
}

/** The product of an m x k and a k x n matrix, summed in double. */
export function product(m: number, n: number, k: number, a: Entry, b: Entry): Entry {
  const c = new Float64Array(m * n);
  for (let j = 0; j < n; j++) {
    for (let l = 0; l < k; l++) {
      const x = b(l, j);
      for (let i = 0; i < m; i++) c[i + j * m]! += a(i, l) * x;
    }
  }
  return (i, j) => c[i + j * m]!;
}

/** Frobenius norm. */
export function normF(rows: number, cols: number, a: Entry): number {
  let sum = 0;
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) sum += a(i, j) ** 2;
  return Math.sqrt(sum);
}

/** Infinity norm: the largest row sum. */
export function normInf(rows: number, cols: number, a: Entry): number {
  let most = 0;
  for (let i = 0; i < rows; i++) {
    let sum = 0;
    for (let j = 0; j < cols; j++) sum += Math.abs(a(i, j));
    most = Math.max(most, sum);
  }
  return most;
}

/** x / y for residuals: 0 / 0 is 0, the error of an empty or zero problem that was left at zero. */
export const ratio = (x: number, y: number): number => (x === 0 && y === 0 ? 0 : x / y);
