import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { listFrom } from '../partOfBatch.js';
import { eachSingularPart } from './singularParts.gpu.js';
import { enqueueRanks } from './singularRanks.gpu.js';
export function matrixRankBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const rank = deviceMat(a.rank, 1);
    const rcond = a.rcond;
    eachSingularPart(queue, { ...of.batch, ...of.reports, A: of.mat('A') }, false, (own, part) => {
        enqueueRanks(queue, { ...own, rcond, rank: listFrom(rank, part.first) }, part);
    });
}
