// Band matrices of the level-2 cases. The places of band storage that no element has are NaN, and so is a unit diagonal.
import { bandMat } from '../../src/core/matrix.ts';
import type { Prec, Uplo } from '../../src/index.ts';
import { ODD } from './calls.ts';
import { type Entry, INCS, TINY } from './gauge.ts';
import { KINDS, type TriangleOf, type TriangleProblem, triangleOptions } from './level2.ts';
import type { MatrixView } from './norms.ts';
import { type Formula, fill } from './operands.ts';
import { scalarAt } from './scalars.ts';
import { hostMat } from './views.ts';

/** kl diagonals below the main one and ku above it: the storage has kl + ku + 1 rows. */
export interface Band {
  readonly kl: number;
  readonly ku: number;
}

/** The band of a triangle with k diagonals beside the main one. */
export const triangleBand = (uplo: Uplo, k: number): Band => (uplo === 'l' ? { kl: k, ku: 0 } : { kl: 0, ku: k });

/** Diagonals beside the main one for TINY orders; orders around a workgroup's rows and trsv's blocks, and diagonals for these. */
export const FEW: readonly number[] = [0, 1, 2, 4];
export const BAND_ORDERS: readonly number[] = [70, 130, 257, 300];
export const MANY: readonly number[] = [0, 1, 3, 7, 8, 40, 129, 299];

/** Element (i, j) of the matrix in band storage: zero off the band. */
export function banded(view: MatrixView, { kl, ku }: Band): Entry {
  const { data, off, ld } = bandMat(hostMat(view), ku);
  return (i, j) => (i - j <= kl && j - i <= ku ? scalarAt(data, off + i + j * ld, view.parts) : 0);
}

/** Fills the storage of an m x n matrix; n is that of the window. */
export function fillBand(prec: Prec, A: MatrixView, m: number, { ku }: Band, entry: Formula): void {
  fill(prec, A, (row, j, part) => {
    const i = row + j - ku;
    return i >= 0 && i < m ? entry(i, j, part) : Number.NaN;
  });
}

export interface TriangularBandProblem extends TriangleProblem {
  readonly k: number;
}

/** What tbmv and tbsv share. */
export const triangularBand: Pick<
  TriangleOf<TriangularBandProblem>,
  'sweep' | 'fromOptions' | 'fill' | 'width' | 'element'
> = {
  sweep: KINDS.flatMap((kind) => [
    ...TINY.flatMap((n) => FEW.map((k) => ({ ...kind, n, k, incx: INCS[(n + k) % 4]!, layout: ODD }))),
    ...BAND_ORDERS.flatMap((n) => MANY.map((k) => ({ ...kind, n, k, incx: INCS[(n + k) % 4]!, layout: ODD }))),
    ...[2, 40, 300].map((k) => ({ ...kind, n: 600, k, incx: 1, layout: ODD })),
    ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, k: 3, incx, layout: ODD, together: true }))),
  ]),
  fromOptions: (size, o) => ({ ...triangleOptions(size, o), k: o.kl }),
  fill: (prec, A, { uplo, n, k }, entry) => fillBand(prec, A, n, triangleBand(uplo, k), entry),
  width: ({ n, k }) => Math.min(n, k + 1),
  element({ uplo, diag, k }, A) {
    const a = banded(A, triangleBand(uplo, k));
    return (i, j) => (i === j && diag === 'u' ? 1 : a(i, j));
  },
};
