// Routines whose results are known element by element: their sizes, and the largest error of an element.
import type { MatrixView } from './norms.ts';
import { larger } from './norms.ts';
import type { Layout } from './operands.ts';
import { im, magnitude, minus, re, type Scalar, scalarAt } from './scalars.ts';
import { everyElement } from './tiles.ts';

export const ODD: Layout = { pad: 3, offset: 5 };

/** Nothing, single elements, one tile of 32 and its neighbours, tall and wide. */
export const SHAPES: readonly { readonly m: number; readonly n: number }[] = [
  [0, 3],
  [3, 0],
  [1, 1],
  [2, 3],
  [31, 33],
  [32, 32],
  [33, 65],
  [65, 31],
  [100, 7],
  [7, 100],
  [300, 9],
].map(([m, n]) => ({ m: m!, n: n! }));

export const ORDERS: readonly number[] = [0, 1, 2, 3, 31, 32, 33, 65, 100];

/** Element (i, j) of a real matrix, and of one of any field. */
export const element = (x: MatrixView, i: number, j: number): number => x.data[x.offset + i + j * x.ld]!;
export const scalar = (x: MatrixView, i: number, j: number): Scalar =>
  scalarAt(x.data, x.offset + i + j * x.ld, x.parts);

/** Whether (i, j) belongs to a triangle, diagonal included, or to all of the matrix. */
export const inPart = (uplo: 'f' | 'l' | 'u', i: number, j: number): boolean =>
  uplo === 'f' || (uplo === 'l' ? i >= j : i <= j);

/** Equal in both parts, or NaN where it should be. */
const isAsExpected = (is: Scalar, should: Scalar): boolean =>
  [re, im].every((part) => part(is) === part(should) || (Number.isNaN(part(is)) && Number.isNaN(part(should))));

/**
 * max_ij |X(i,j) - expected(i,j)| / size(i,j). Infinite if an element without size differs at all; NaN and infinity are expected
 * where they are expected.
 */
export function elementError(
  x: MatrixView,
  expected: (i: number, j: number) => Scalar,
  size: (i: number, j: number) => number = () => 0,
): number {
  let worst = 0;
  everyElement(x.rows, x.cols, (i, j) => {
    const [is, should] = [scalar(x, i, j), expected(i, j)];
    if (isAsExpected(is, should)) return;
    worst = larger(magnitude(minus(is, should)) / size(i, j), worst);
  });
  return worst;
}
