// Band matrices of the level-2 cases. The places of band storage that no element has are NaN, and so is a unit diagonal.
import { bandMat } from '../../src/core/matrix.js';
import { ODD } from './calls.js';
import { INCS, TINY } from './gauge.js';
import { KINDS, triangleOptions } from './level2.js';
import { fill } from './operands.js';
import { scalarAt } from './scalars.js';
import { hostMat } from './views.js';
/** The band of a triangle with k diagonals beside the main one. */
export const triangleBand = (uplo, k) => (uplo === 'l' ? { kl: k, ku: 0 } : { kl: 0, ku: k });
/** Diagonals beside the main one for TINY orders; orders around a workgroup's rows and trsv's blocks, and diagonals for these. */
export const FEW = [0, 1, 2, 4];
export const BAND_ORDERS = [70, 130, 257, 300];
export const MANY = [0, 1, 3, 7, 8, 40, 129, 299];
/** Element (i, j) of the matrix in band storage: zero off the band. */
export function banded(view, { kl, ku }) {
    const { data, off, ld } = bandMat(hostMat(view), ku);
    return (i, j) => (i - j <= kl && j - i <= ku ? scalarAt(data, off + i + j * ld, view.parts) : 0);
}
/** Fills the storage of an m x n matrix; n is that of the window. */
export function fillBand(prec, A, m, { ku }, entry) {
    fill(prec, A, (row, j, part) => {
        const i = row + j - ku;
        return i >= 0 && i < m ? entry(i, j, part) : Number.NaN;
    });
}
/** What tbmv and tbsv share. */
export const triangularBand = {
    sweep: KINDS.flatMap((kind) => [
        ...TINY.flatMap((n) => FEW.map((k) => ({ ...kind, n, k, incx: INCS[(n + k) % 4], layout: ODD }))),
        ...BAND_ORDERS.flatMap((n) => MANY.map((k) => ({ ...kind, n, k, incx: INCS[(n + k) % 4], layout: ODD }))),
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
