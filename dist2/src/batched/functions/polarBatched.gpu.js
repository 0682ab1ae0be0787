import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { matsFrom } from '../partOfBatch.js';
import { eachSingularPart } from '../svd/singularParts.gpu.js';
import { polarProduct, polarVariants, TILE } from './polar.kernels.js';
/** Enqueues A = U H for every matrix of the batch, all of which fit. */
export function enqueuePolarBatch(queue, f) {
    const shapes = { A: [f.m, f.n], B: [0, 0], C: [f.n, f.n] };
    eachSingularPart(queue, f, true, (part, { first, count, S, U: X, V: Y }) => {
        const own = { ...part, H: matsFrom(f.H, first, count) };
        eachRun(queue, { ...own, nrhs: 0 }, { A: own.A, C: own.H }, shapes, (run) => {
            enqueueProduct(queue, run, own, { X: X, Y: Y });
            enqueueProduct(queue, run, own, { S: S.data, Y: Y });
        });
    });
}
/** U = X Y^H, or H = Y S Y^H. */
function enqueueProduct(queue, run, f, { X, S, Y }) {
    const { A, H, info } = f;
    const tilesDown = Math.max(1, Math.ceil((X === undefined ? run.n : run.m) / TILE));
    const params = {
        ...batchParams(run, { A, C: H }, f),
        ...{ tilesDown, ldX: X?.cs ?? 0, strideX: X?.stride ?? 0, ldY: Y.cs, strideY: Y.stride },
    };
    const buffers = {
        D: X === undefined ? H.data : A.data,
        Y: Y.data,
        ...(X === undefined ? { S: S } : { X: X.data, info: info.data }),
        ...recordsOf(run),
    };
    const tuning = polarVariants.of(Y.data.type, { LISTED: isListed(run), WEIGHTED: X === undefined });
    queue.launch(polarProduct, tuning, buffers, params, [run.count, tilesDown * Math.max(1, Math.ceil(run.n / TILE)), 1]);
}
export function polarBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueuePolarBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), H: of.mat('H') });
}
