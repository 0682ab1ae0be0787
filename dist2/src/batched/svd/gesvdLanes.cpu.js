import { batchedGesvd, gesvdColumns } from '../../engine/kernels/batchedGesvd.js';
import { fitsLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** Vectors of the longer side. */
const longer = ({ m, n, left, right }) => (m >= n ? left : right);
/** Whether matrices of this shape are computed in lanes. */
export function fitsGesvdLanes(shape) {
    const { m, n } = shape;
    const order = Math.min(m, n);
    return order > 0 && fitsLanes(order, Math.max(m, n), gesvdColumns(Math.max(m, n), order, longer(shape)));
}
/** Flops of a factorization that take as long as one matrix: by what is measured, roughly. */
function worth(r, { m, n, left, right }) {
    const [p, q] = [Math.max(m, n), Math.min(m, n)];
    return (2 / r.lanes) * q * (150 * q + 3 * p * q + (left + right) * p);
}
/** S, what is asked for of U and V^T, and info at `infos`, of matrices of a shape that fits. A is only read. */
export function gesvdLanes(e, r, shape, { A, S, U, VT }, infos, count) {
    const { m, n } = shape;
    const tall = m >= n;
    const vectors = (X, first) => X === undefined ? [0, 0, 0] : [placeOf(X, first).at, X.ldBytes, X.strideBytes];
    const shorter = tall ? shape.right : shape.left;
    const kernel = (tall ? batchedGesvd.tall : batchedGesvd.wide)(r, Math.max(m, n));
    runLanes(e, r, kernel, 'gesvd', { count, flops: count * worth(r, shape) }, (first) => [
        ...[placeOf(A, first).at, A.ldBytes, A.strideBytes, placeOf(S, first).at, S.strideBytes],
        ...vectors(tall ? U : VT, first),
        ...vectors(tall ? VT : U, first),
        ...[infos + 4 * first, Math.max(m, n), Math.min(m, n), longer(shape), shorter],
    ]);
}
