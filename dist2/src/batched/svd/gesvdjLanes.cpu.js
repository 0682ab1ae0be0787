import { batchedGesvdj, gesvdjColumns } from '../../engine/kernels/batchedGesvdj.js';
import { fitsLanes, placeOf, runLanes } from '../lanes.cpu.js';
/**
 * Up to this order, and so many elements, a lane alone in its vector takes no longer than the routine for one matrix, which begins with two
 * QR factorizations (singles and doubles, a core of an AMD EPYC with AVX-512, Node 20, 2026-11).
 */
const [MOST_ORDER, MOST_ELEMENTS] = [32, 2048];
/** Whether matrices of this shape are computed in lanes. */
export function fitsGesvdjLanes({ m, n, left, right }) {
    const order = Math.min(m, n);
    const columns = gesvdjColumns(order, m >= n ? left : right);
    return order > 0 && order <= MOST_ORDER && m * n <= MOST_ELEMENTS && fitsLanes(order, Math.max(m, n), columns);
}
/** S, what is asked for of U and V, and info at `infos`, of matrices of a shape that fits. A is only read. */
export function gesvdjLanes(e, r, { m, n, left, right }, { A, S, U, V }, infos, count) {
    const tall = m >= n;
    const [p, q] = [Math.max(m, n), Math.min(m, n)];
    const vectors = (X, first) => X === undefined ? [0, 0, 0] : [placeOf(X, first).at, X.ldBytes, X.strideBytes];
    // Of a factorization that takes as long: by what is measured, roughly.
    const flops = (2 / r.lanes) * count * q * q * (100 + 40 * p);
    runLanes(e, r, batchedGesvdj(r, p), 'gesvdj', { count, flops }, (first) => [
        ...[placeOf(A, first).at, A.ldBytes, A.strideBytes, placeOf(S, first).at, S.strideBytes],
        ...vectors(tall ? U : V, first),
        ...vectors(tall ? V : U, first),
        ...[infos + 4 * first, p, q, tall ? left : right, tall ? right : left, Number(!tall)],
    ]);
}
