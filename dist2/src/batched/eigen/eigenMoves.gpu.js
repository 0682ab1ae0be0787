import { batchParams, isListed, recordsOf, } from '../deviceBatch.js';
import { eigenGather, eigenLargest, eigenValues, eigenVectors, gatherVariants, isSingle, isSpread, largestVariants, moveTile, tilesOf, VALUE_THREADS, valuesVariants, vectorsVariants, } from './eigenMoves.kernels.js';
import { distanceOf } from './packed.js';
/**
 * Enqueues the copy of a run's matrices, of which one triangle is read. Those that are not finite have order 0 there. `even`: the shifts
 * are even, for factors whose squares the matrices are.
 */
export function enqueueEigenGather(queue, ws, run, A, uplo, even = false) {
    const { count } = run;
    // Empty matrices have a report all the same.
    const n = Math.max(4, distanceOf(run.n));
    const X = ws.like(A, count * n * n);
    const [orders, shifts] = [ws.take('i', count), ws.take('i', count)];
    const tile = moveTile(run.n);
    const SPREAD = isSpread(run.n);
    const params = { ...batchParams(run, { A }, {}), ld: n, upper: Number(uplo === 'u'), even: Number(even) };
    const groups = [count, SPREAD ? tilesOf(run.n) : 1, 1];
    const LISTED = isListed(run);
    const buffers = { A: A.data, X, orders, shifts, ...recordsOf(run) };
    const gather = (tops) => {
        const tuning = gatherVariants.of(A.data.type, { SINGLE: isSingle(run.n), SPREAD, LISTED }, tile);
        queue.launch(eigenGather, tuning, { ...buffers, ...tops }, params, groups);
    };
    if (SPREAD) {
        const tops = ws.take('i', count);
        queue.clear(tops.gpu(true), 0, 4 * count);
        const tuning = largestVariants.of(A.data.type, { LISTED }, tile);
        queue.launch(eigenLargest, tuning, { A: A.data, tops, ...recordsOf(run) }, params, groups);
        gather({ tops });
    }
    else {
        gather({});
    }
    return { count, n, orders, A: X, shifts };
}
/** Enqueues W, info and the vectors. */
export function enqueueEigenScatter(queue, run, from, to) {
    const { count, n, d, found, Z, orders, shifts } = from;
    const { A, W, info, nonfinite } = to;
    const params = { ...batchParams(run, { A, ipiv: W }, to), ld: n };
    const LISTED = isListed(run);
    queue.launch(eigenValues, valuesVariants.of(undefined, { LISTED, VALUES: 1 }), { d, found, orders, shifts, W: W.data, info: info.data, nonfinite: nonfinite.data, ...recordsOf(run) }, params, [Math.ceil((count * n) / VALUE_THREADS), 1, 1]);
    if (Z !== undefined)
        enqueueEigenVectors(queue, run, { ...from, Z }, to);
}
/** Enqueues the vectors to A. */
export function enqueueEigenVectors(queue, run, from, to) {
    const { count, n, Z, found, orders } = from;
    const { A } = to;
    const tile = moveTile(run.n);
    const tilesDown = Math.ceil(run.n / tile.SIDE);
    queue.launch(eigenVectors, vectorsVariants.of(A.data.type, { LISTED: isListed(run), CHOSEN: 0 }, tile), { Z, found, orders, A: A.data, ...recordsOf(run) }, { ...batchParams(run, { A }, to), ld: n, tilesDown }, [count, tilesDown * tilesDown, 1]);
}
