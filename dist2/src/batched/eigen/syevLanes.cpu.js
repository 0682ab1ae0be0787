import { batchedSyev, SYEV_COLUMNS } from '../../engine/kernels/batchedSyev.js';
import { fitsLanes, placeOf, runLanes } from '../lanes.cpu.js';
/**
 * Whether matrices of this order are computed in lanes. A lane alone in its vector takes no longer than the routine for one matrix up to
 * order 128 (singles and doubles, a core of an AMD EPYC with AVX-512, Node 20, 2026-11).
 */
export const fitsSyevLanes = (n) => n > 0 && fitsLanes(n, n, n + SYEV_COLUMNS);
/** Flops of a factorization that take as long as one matrix: by what is measured, roughly. */
const worth = (r, n, vectors) => (2 / r.lanes) * n ** 2 * (100 + (vectors ? 3 : 1) * n);
/** W, and with 'v' A, and info at `infos` of matrices of an order that fits. */
export function syevLanes(e, r, { jobz, uplo }, n, A, W, infos, count) {
    const flops = count * worth(r, n, jobz === 'v');
    runLanes(e, r, batchedSyev[`${jobz}${uplo}`](r, n), 'syev', { count, flops }, (first) => [
        ...[placeOf(A, first).at, A.ldBytes, A.strideBytes],
        ...[placeOf(W, first).at, W.strideBytes, infos + 4 * first, n],
    ]);
}
