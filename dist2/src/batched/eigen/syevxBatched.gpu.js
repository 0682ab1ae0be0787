// SYEVX of a batch on the GPU: all eigenvalues and vectors in a workspace, of which those are handed out that are asked for.
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { withOwnLists } from '../ownLists.gpu.js';
import { eachSlice } from '../slices.gpu.js';
import { mostOf } from './chosenForms.js';
import { enqueueEigenGather } from './eigenMoves.gpu.js';
import { chooseVariants, eigenChoose, eigenValues, eigenVectors, moveTile, VALUE_THREADS, valuesVariants, vectorsVariants, } from './eigenMoves.kernels.js';
import { valuesOf } from './eigenRuns.gpu.js';
import { enqueuePackedSolution } from './syevPacked.gpu.js';
/** Enqueues m, W, info and the vectors of a part of a run. */
function handOut(queue, ws, run, f, from) {
    const { count, n: ld, d, found, Z: vectors, orders, shifts } = from;
    const { range, vl, vu, il, iu, A, W, Z, m, info, nonfinite } = f;
    const chosen = ws.take('i', 2 * count);
    const params = { ...batchParams(run, { A, C: Z, ipiv: W }, f), ld };
    const LISTED = isListed(run);
    const which = { range: ['a', 'v', 'i'].indexOf(range), il, iu, low: vl, high: vu, offCounts: m.off };
    queue.launch(eigenChoose, chooseVariants.of(undefined, { LISTED }), { d, found, orders, shifts, W: W.data, counts: m.data, chosen, ...recordsOf(run) }, { ...params, ...which }, [Math.ceil((count * ld) / VALUE_THREADS), 1, 1]);
    queue.launch(eigenValues, valuesVariants.of(undefined, { LISTED, VALUES: 0 }), { found, orders, info: info.data, nonfinite: nonfinite.data, ...recordsOf(run) }, { ...params, ld: 1 }, [Math.ceil(count / VALUE_THREADS), 1, 1]);
    const columns = mostOf(run.n, f);
    if (vectors === undefined || Z === undefined || columns === 0)
        return;
    const tile = moveTile(run.n);
    const tilesDown = Math.ceil(run.n / tile.SIDE);
    const tilesAcross = Math.ceil(columns / tile.SIDE);
    queue.launch(eigenVectors, vectorsVariants.of(Z.data.type, { LISTED, CHOSEN: 1 }, tile), { Z: vectors, found, orders, A: Z.data, chosen, ...recordsOf(run) }, { ...params, tilesDown }, [count, tilesDown * tilesAcross, 1]);
}
/** Enqueues the chosen eigenvalues, and vectors, of every matrix of the batch. */
export function enqueueSyevxBatch(queue, f) {
    const { jobz, n, count, uplo, A, W, Z, m, info, nonfinite } = f;
    if (count === 0)
        return;
    const unasked = nonfinite === undefined ? queue.context.lease('i', count) : undefined;
    const lists = { m, info, nonfinite: nonfinite ?? { data: unasked, off: 0, ld: 1 } };
    const others = [A.data, W.data, ...(Z === undefined ? [] : [Z.data])];
    withOwnLists(queue, count, others, lists, (own) => {
        const shapes = { A: [n, n], B: [0, 0], C: [n, mostOf(n, f)] };
        eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, C: Z, ipiv: W }, shapes, (run) => {
            eachSlice(queue, run, { ...f, ...own, C: Z, ipiv: W }, 2 * run.n * run.n, (part, slice) => {
                scope(queue, (ws) => {
                    const from = enqueueEigenGather(queue, ws, part, slice.A, uplo);
                    const solved = enqueuePackedSolution(queue, ws, part.n, from, jobz);
                    // Like the other lists.
                    const counts = { ...own.m, off: own.m.off + slice.info.off - own.info.off };
                    handOut(queue, ws, part, { ...slice, m: counts, Z: slice.C, W: slice.ipiv }, { ...from, ...solved });
                });
            });
        });
    });
    unasked?.dispose();
}
export function syevxBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const { jobz, range, uplo, vl, vu, il, iu } = a;
    const operands = { A: of.mat('A'), W: valuesOf(a), m: deviceMat(a.m, 1) };
    // The m of the call is no size.
    const sizes = of.sizes && { n: of.sizes.n };
    enqueueSyevxBatch(queue, {
        ...{ ...of.batch, sizes, ...of.reports, ...operands, jobz, range, uplo, vl, vu, il, iu },
        Z: jobz === 'v' ? of.mat('Z') : undefined,
    });
}
