import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { listFrom, matsFrom } from '../partOfBatch.js';
import { pinvProduct, pinvVariants, TILE } from './pinv.kernels.js';
import { eachSingularPart } from './singularParts.gpu.js';
import { enqueueRanks, thresholdOf } from './singularRanks.gpu.js';
import { NAN_BITS } from './svd.kernels.js';
/** Enqueues X := A^+ for every matrix of the batch, all of which fit. */
export function enqueuePinvBatch(queue, f) {
    eachSingularPart(queue, f, true, (own, part) => {
        const { first, count } = part;
        const X = matsFrom(f.X, first, count);
        const shapes = { A: [f.m, f.n], B: [0, 0], C: [f.n, f.m] };
        eachRun(queue, { ...own, nrhs: 0 }, { A: own.A, C: X }, shapes, (run) => {
            enqueueProduct(queue, run, { ...own, X }, part);
        });
        if (f.rank !== undefined)
            enqueueRanks(queue, { ...own, rank: listFrom(f.rank, first) }, part);
    });
}
function enqueueProduct(queue, run, f, { S, U, V }) {
    const { A, X, info, rcond } = f;
    const tilesDown = Math.max(1, Math.ceil(run.n / TILE));
    const params = {
        ...batchParams(run, { A, C: X }, f),
        ...{ tilesDown, ldU: U.cs, strideU: U.stride, ldV: V.cs, strideV: V.stride, strideS: S.stride },
        ...{ ...thresholdOf(rcond), noNumber: NAN_BITS },
    };
    const buffers = { X: X.data, left: U.data, right: V.data, S: S.data, info: info.data, ...recordsOf(run) };
    const tuning = pinvVariants.of(X.data.type, { LISTED: isListed(run) });
    const tiles = tilesDown * Math.max(1, Math.ceil(run.m / TILE));
    queue.launch(pinvProduct, tuning, buffers, params, [run.count, tiles, 1]);
}
export function pinvBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const rank = a.rank === undefined ? undefined : deviceMat(a.rank, 1);
    const rcond = a.rcond;
    enqueuePinvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), X: of.mat('X'), rcond, rank });
}
