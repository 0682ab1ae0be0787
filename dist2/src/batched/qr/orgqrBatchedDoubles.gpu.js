import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueSoftReflect } from './qrSoft.gpu.js';
import { reflectorsOf } from './reflectCall.gpu.js';
export function orgqrBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const { k, ks, tau } = reflectorsOf(a);
    const sizes = of.sizes && { ...of.sizes, nrhs: ks };
    const A = of.mat('A');
    enqueueSoftReflect(queue, { ...of.batch, sizes, V: A, C: A, tau, trans: false, last: k, identity: true });
}
