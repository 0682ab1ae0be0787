import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueReflectBatch } from './reflectBatch.gpu.js';
import { reflectorsOf } from './reflectCall.gpu.js';
/** Enqueues A := Q for every matrix of the batch, in place. */
export function enqueueOrgqrBatch(queue, f) {
    const { A, k } = f;
    enqueueReflectBatch(queue, { ...f, V: A, C: A, trans: false, first: 0, last: k, identity: true });
}
export function orgqrBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const { k, ks, tau } = reflectorsOf(a);
    const sizes = of.sizes === undefined ? undefined : { ...of.sizes, nrhs: ks };
    enqueueOrgqrBatch(queue, { ...of.batch, sizes, k, A: of.mat('A'), tau });
}
