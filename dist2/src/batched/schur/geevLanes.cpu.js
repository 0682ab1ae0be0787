import { batchedGeev, geevColumns } from '../../engine/kernels/batchedGeev.js';
import { fitsLanes, placeOf, runLanes } from '../lanes.cpu.js';
/** Whether matrices of this order are computed in lanes. */
export const fitsGeevLanes = (n, vectors) => n > 0 && fitsLanes(n, n, geevColumns(n, vectors));
/** Flops of a factorization that take as long as one matrix: by what is measured, roughly. */
const worth = (r, n, vectors) => (2 / r.lanes) * n ** 2 * (200 + (vectors ? 13 : 5) * n);
/** WR and WI, what is asked for of VL and VR, and info at `infos`, of matrices of an order that fits. A is only read. */
export function geevLanes(e, r, n, { A, WR, WI, VL, VR }, infos, count) {
    const side = (X, first) => X === undefined ? [0, 0, 0] : [placeOf(X, first).at, X.ldBytes, X.strideBytes];
    const flops = count * worth(r, n, VL !== undefined || VR !== undefined);
    runLanes(e, r, batchedGeev(r, n), 'geev', { count, flops }, (first) => [
        ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
        ...[placeOf(WR, first).at, WR.strideBytes, placeOf(WI, first).at, WI.strideBytes],
        ...side(VL, first),
        ...side(VR, first),
        ...[infos + 4 * first, n, Number(VL !== undefined), Number(VR !== undefined)],
    ]);
}
