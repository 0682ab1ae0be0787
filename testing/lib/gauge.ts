// The level-2 measure of the reference BLAS's own tests (DMVCH, ZMVCH): per element, the error over the sum of the absolute values of all
// that is added up in it; of complex numbers |Re| + |Im|. Also the elements of stored triangles.

import type { Prec } from '../../src/index.ts';
import { larger, type MatrixView } from './norms.ts';
import { fill } from './operands.ts';
import { abs1, minus, plus, type Scalar, scalarAt, times } from './scalars.ts';
import { everyElement } from './tiles.ts';

/** Increments that level-2 routines are tested with, and orders: reference BLAS's, and around and beyond a tile of 64 or a row of 32. */
export const INCS: readonly number[] = [1, 2, -1, -2];
export const TINY: readonly number[] = [0, 1, 2, 3, 5, 9];
export const ORDERS: readonly number[] = [31, 32, 33, 63, 64, 65, 130, 200];

/** Elements in BLAS's order. */
export function elementsOf({ data, offset, ld, cols }: MatrixView, inc: number): Float64Array {
  const values = new Float64Array(cols);
  for (let i = 0; i < cols; i++) values[i] = data[offset + i * ld]!;
  return inc < 0 ? values.reverse() : values;
}

/** The same of any field. */
export function scalarsOf(x: MatrixView, inc: number): ArrayLike<Scalar> {
  const { data, offset, ld, cols, parts } = x;
  if (parts === undefined) return elementsOf(x, inc);
  const values = Array.from({ length: cols }, (_, i) => scalarAt(data, offset + i * ld, parts));
  return inc < 0 ? values.reverse() : values;
}

/** Element (i, j) of a matrix, of real numbers or of any field. */
export type Entry<N extends Scalar = number> = (i: number, j: number) => N;

export const entryOf =
  ({ data, offset, ld }: MatrixView): Entry =>
  (i, j) =>
    data[offset + i + j * ld]!;

export const scalarOf =
  ({ data, offset, ld, parts }: MatrixView): Entry<Scalar> =>
  (i, j) =>
    scalarAt(data, offset + i + j * ld, parts);

export const transposed =
  <N extends Scalar>(a: Entry<N>): Entry<N> =>
  (i, j) =>
    a(j, i);

/** Element (i, j) of a symmetric matrix, from the elements of one triangle. */
export const mirrored =
  (a: Entry, uplo: 'l' | 'u'): Entry =>
  (i, j) =>
    i >= j === (uplo === 'l') || i === j ? a(i, j) : a(j, i);

/** The same of a matrix of which one triangle is stored. */
export const symmetric = (view: MatrixView, uplo: 'l' | 'u'): Entry => mirrored(entryOf(view), uplo);

/** Element (i, j) of a triangular matrix, from the elements of its triangle: zero off it, one on a unit diagonal. */
export const bordered =
  <N extends Scalar>(a: Entry<N>, uplo: 'l' | 'u', diag: 'n' | 'u'): Entry<N | number> =>
  (i, j) => {
    if (i === j) return diag === 'u' ? 1 : a(i, j);
    return i > j === (uplo === 'l') ? a(i, j) : 0;
  };

/** The same of a matrix whose triangle is stored. */
export const triangular = (view: MatrixView, uplo: 'l' | 'u', diag: 'n' | 'u'): Entry =>
  bordered(entryOf(view), uplo, diag);

/** |computed - expected| over the gauge; where nothing is added up the element must be zero. */
export function elementError(computed: Scalar, expected: Scalar, gauge: number): number {
  const error = abs1(minus(computed, expected));
  if (gauge === 0) return error === 0 ? 0 : Number.NaN;
  return error / gauge;
}

/** DMVCH's bound of 16 eps is for sums of up to about 64 terms; rounding errors of longer ones grow statistically by the square root. */
const growth = (terms: number): number => Math.sqrt(Math.max(1, terms / 64));

/** max_i of the error of y = alpha T x + beta yIn. What a factor of zero leaves out is not looked at. */
export function productError(
  T: Entry<Scalar>,
  { alpha, beta }: { readonly alpha: Scalar; readonly beta: Scalar },
  x: ArrayLike<Scalar>,
  yIn: ArrayLike<Scalar>,
  y: ArrayLike<Scalar>,
): number {
  const expected = Array.from(y, (_, i): Scalar => (beta === 0 ? 0 : times(beta, yIn[i]!)));
  const gauge = Float64Array.from(y, (_, i) => (beta === 0 ? 0 : abs1(beta) * abs1(yIn[i]!)));
  const factors = Array.from(x, (xj) => times(alpha, xj));
  everyElement(y.length, alpha === 0 ? 0 : x.length, (i, j) => {
    const entry = T(i, j);
    expected[i] = plus(expected[i]!, times(entry, factors[j]!));
    gauge[i]! += abs1(entry) * abs1(alpha) * abs1(x[j]!);
  });
  const terms = growth(x.length);
  let worst = 0;
  for (let i = 0; i < y.length; i++) worst = larger(elementError(y[i]!, expected[i]!, gauge[i]! * terms), worst);
  return worst;
}

/** A matrix before and after a call, element by element. */
export interface Change {
  readonly rows: number;
  readonly cols: number;
  readonly given: Entry;
  readonly found: Entry;
}

export const changeOf = (before: MatrixView, after: MatrixView): Change => ({
  rows: before.rows,
  cols: before.cols,
  given: entryOf(before),
  found: entryOf(after),
});

/**
 * max_ij of the error of A = alpha (sum of the products u v^T) + AIn over the elements that are stored; what is not stored must not have
 * changed.
 */
export function updateError(
  { rows, cols, given, found }: Change,
  alpha: number,
  products: readonly (readonly [u: ArrayLike<number>, v: ArrayLike<number>])[],
  stored: (i: number, j: number) => boolean = () => true,
): number {
  let worst = 0;
  everyElement(rows, cols, (i, j) => {
    if (!stored(i, j)) {
      if (!Object.is(given(i, j), found(i, j))) worst = Number.NaN;
      return;
    }
    let expected = given(i, j);
    let gauge = Math.abs(expected);
    for (const [u, v] of alpha === 0 ? [] : products) {
      const term = alpha * u[i]! * v[j]!;
      expected += term;
      gauge += Math.abs(term);
    }
    worst = larger(elementError(found(i, j), expected, gauge), worst);
  });
  return worst;
}

/** Whether (i, j) lies in a triangle, its diagonal included. */
export const inTriangle =
  (uplo: 'l' | 'u') =>
  (i: number, j: number): boolean =>
    uplo === 'l' ? i >= j : i <= j;

/** A(i,j) := entry(i, j) in a triangle; what is not stored is NaN. */
export const fillStored = (prec: Prec, A: MatrixView, uplo: 'l' | 'u', entry: Entry): void =>
  fill(prec, A, (i, j) => (inTriangle(uplo)(i, j) ? entry(i, j) : Number.NaN));
