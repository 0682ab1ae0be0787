// Band matrices of the level-2 cases. The places of band storage that no element has are NaN, and so is a unit diagonal.
import { bandMat } from '../../src/core/matrix.ts';
import type { Diag, Prec, Trans, Uplo } from '../../src/index.ts';
import type { TesterOptions } from './case.ts';
import { type Entry, INCS, TINY, together, vectorWindow } from './gauge.ts';
import type { MatrixView } from './norms.ts';
import { fill, type Layout, window } from './operands.ts';
import type { Random } from './random.ts';
import { layoutOf, uniform } from './source.ts';
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
  return (i, j) => (i - j <= kl && j - i <= ku ? data[off + i + j * ld]! : 0);
}

/** Fills the storage of an m x n matrix; n is that of the window. */
export function fillBand(prec: Prec, A: MatrixView, m: number, { ku }: Band, entry: Entry): void {
  fill(prec, A, (row, j) => {
    const i = row + j - ku;
    return i >= 0 && i < m ? entry(i, j) : Number.NaN;
  });
}

export interface TriangularBandProblem {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly diag: Diag;
  readonly n: number;
  readonly k: number;
  readonly incx: number;
  readonly layout?: Layout;
  /** A and x lie in one buffer; x is a row, so that its increment is lda. */
  readonly together?: boolean;
}

export type TriangularBandData = Readonly<Record<'A' | 'x', MatrixView>>;

const ODD: Layout = { pad: 3, offset: 5 };

const kinds = (['l', 'u'] as const).flatMap((uplo) =>
  (['n', 't', 'c'] as const).flatMap((trans) => (['n', 'u'] as const).map((diag) => ({ uplo, trans, diag }))),
);

export const triangularBandSweep: readonly TriangularBandProblem[] = kinds.flatMap((kind) => [
  ...TINY.flatMap((n) => FEW.map((k) => ({ ...kind, n, k, incx: INCS[(n + k) % 4]!, layout: ODD }))),
  ...BAND_ORDERS.flatMap((n) => MANY.map((k) => ({ ...kind, n, k, incx: INCS[(n + k) % 4]!, layout: ODD }))),
  ...[2, 40, 300].map((k) => ({ ...kind, n: 600, k, incx: 1, layout: ODD })),
  ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, k: 3, incx, layout: ODD, together: true }))),
]);

export const triangularBandFrom = ({ n }: { readonly n: number }, o: TesterOptions): TriangularBandProblem => ({
  uplo: o.uplo === 'u' ? 'u' : 'l',
  trans: o.transA,
  diag: o.diag,
  n,
  k: o.kl,
  incx: 1,
  layout: layoutOf(o),
});

/** Uniform on (1,2) on the diagonal; elsewhere in the band on (0,1), over its width: well-conditioned whatever the order. */
export function triangularBandData(p: TriangularBandProblem, prec: Prec, random: Random): TriangularBandData {
  const { uplo, diag, n, k, incx, layout } = p;
  const operands = p.together
    ? together(prec, [k + 1, n], { x: n }, layout)
    : {
        A: window(prec, k + 1, n, layout, 'read'),
        x: vectorWindow(prec, n, incx, 'write', layout?.offset),
      };
  const width = Math.min(n, k + 1);
  fillBand(prec, operands.A, n, triangleBand(uplo, k), (i, j) => {
    if (i !== j) return random.rand() / width;
    return diag === 'u' ? Number.NaN : 1 + random.rand();
  });
  uniform(operands.x, prec, random);
  return operands;
}

/** Element (i, j) of op(A). */
export function triangularBandEntry({ uplo, trans, diag, k }: TriangularBandProblem, A: MatrixView): Entry {
  const a = banded(A, triangleBand(uplo, k));
  const entry: Entry = (i, j) => (i === j && diag === 'u' ? 1 : a(i, j));
  return trans === 'n' ? entry : (i, j) => entry(j, i);
}
