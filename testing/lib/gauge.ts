// The level-2 measure of the reference BLAS's own tests (DMVCH): per element, the error over the sum of the absolute values of everything
// that is added up in it. Also vectors with increments as windows, and the elements of stored triangles.

import type { Prec } from '../../src/index.ts';
import { larger, type MatrixView } from './norms.ts';
import { type Layout, place, window } from './operands.ts';

/** Increments that level-2 routines are tested with, and orders: reference BLAS's, and around and beyond a tile of 64 or a row of 32. */
export const INCS: readonly number[] = [1, 2, -1, -2];
export const TINY: readonly number[] = [0, 1, 2, 3, 5, 9];
export const ORDERS: readonly number[] = [31, 32, 33, 63, 64, 65, 130, 200];

/** A vector as a case describes it: a 1 x n matrix whose ld is the absolute increment; a negative one reverses the order. */
export const vectorWindow = (prec: Prec, n: number, inc: number, use: 'read' | 'write', offset = 0): MatrixView =>
  window(prec, 1, n, { pad: Math.abs(inc) - 1, offset }, use);

/** The increment to call with: that of the window, with the sign of the problem's. */
export const incOf = (x: MatrixView, inc: number): number => Math.sign(inc) * x.ld;

/** A matrix and vectors in one buffer: the vectors are rows, their increment is the leading dimension. */
export function together<K extends string>(
  prec: Prec,
  [rows, cols]: readonly [number, number],
  lengths: Readonly<Record<K, number>>,
  layout?: Layout,
): Record<'A' | K, MatrixView> {
  const shapes = { A: [rows, cols] } as Record<'A' | K, readonly [number, number]>;
  for (const [name, n] of Object.entries<number>(lengths)) shapes[name as K] = [1, n];
  return place(prec, shapes, Object.keys(shapes) as ('A' | K)[], layout);
}

/** Elements in BLAS's order. */
export function elementsOf(x: MatrixView, inc: number): number[] {
  const values = Array.from({ length: x.cols }, (_, i) => x.data[x.offset + i * x.ld]!);
  return inc < 0 ? values.reverse() : values;
}

export type Entry = (i: number, j: number) => number;

export const entryOf =
  ({ data, offset, ld }: MatrixView): Entry =>
  (i, j) =>
    data[offset + i + j * ld]!;

export const transposed =
  (a: Entry): Entry =>
  (i, j) =>
    a(j, i);

/** Element (i, j) of a symmetric matrix of which one triangle is stored. */
export const symmetric = (view: MatrixView, uplo: 'l' | 'u'): Entry => {
  const a = entryOf(view);
  return (i, j) => (i >= j === (uplo === 'l') || i === j ? a(i, j) : a(j, i));
};

/** Element (i, j) of a triangular matrix: zero off the stored triangle, one on a unit diagonal. */
export const triangular = (view: MatrixView, uplo: 'l' | 'u', diag: 'n' | 'u'): Entry => {
  const a = entryOf(view);
  return (i, j) => {
    if (i === j) return diag === 'u' ? 1 : a(i, j);
    return i > j === (uplo === 'l') ? a(i, j) : 0;
  };
};

/** |computed - expected| over the gauge; where nothing is added up the element must be zero. */
export function elementError(computed: number, expected: number, gauge: number): number {
  const error = Math.abs(computed - expected);
  if (gauge === 0) return error === 0 ? 0 : Number.NaN;
  return error / gauge;
}

/** DMVCH's bound of 16 eps is for sums of up to about 64 terms; rounding errors of longer ones grow statistically by the square root. */
const growth = (terms: number): number => Math.sqrt(Math.max(1, terms / 64));

/** max_i of the error of y = alpha T x + beta yIn. What a factor of zero leaves out is not looked at. */
export function productError(
  T: Entry,
  { alpha, beta }: { readonly alpha: number; readonly beta: number },
  x: readonly number[],
  yIn: readonly number[],
  y: readonly number[],
): number {
  let worst = 0;
  for (let i = 0; i < y.length; i++) {
    let expected = beta === 0 ? 0 : beta * yIn[i]!;
    let gauge = Math.abs(expected);
    for (let j = 0; alpha !== 0 && j < x.length; j++) {
      const term = alpha * T(i, j) * x[j]!;
      expected += term;
      gauge += Math.abs(term);
    }
    worst = larger(elementError(y[i]!, expected, gauge * growth(x.length)), worst);
  }
  return worst;
}

/** max_ij of the error of A = alpha (sum of the terms) + AIn over the elements that are stored; what is not stored must not have changed. */
export function updateError(
  before: MatrixView,
  after: MatrixView,
  alpha: number,
  terms: (i: number, j: number) => readonly number[],
  stored: (i: number, j: number) => boolean = () => true,
): number {
  const [given, found] = [entryOf(before), entryOf(after)];
  let worst = 0;
  for (let j = 0; j < before.cols; j++) {
    for (let i = 0; i < before.rows; i++) {
      if (!stored(i, j)) {
        if (!Object.is(given(i, j), found(i, j))) return Number.NaN;
        continue;
      }
      const parts = alpha === 0 ? [given(i, j)] : [given(i, j), ...terms(i, j).map((term) => alpha * term)];
      const gauge = parts.reduce((sum, part) => sum + Math.abs(part), 0);
      worst = larger(
        elementError(
          found(i, j),
          parts.reduce((sum, part) => sum + part, 0),
          gauge,
        ),
        worst,
      );
    }
  }
  return worst;
}

/** Whether (i, j) lies in a triangle, its diagonal included. */
export const inTriangle =
  (uplo: 'l' | 'u') =>
  (i: number, j: number): boolean =>
    uplo === 'l' ? i >= j : i <= j;
