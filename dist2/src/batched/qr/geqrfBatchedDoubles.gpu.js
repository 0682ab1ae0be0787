import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueSoftGeqrf } from './qrSoft.gpu.js';
import { tauOf } from './reflectCall.gpu.js';
export function geqrfBatchedDoubles(queue, a) {
    const of = new BatchOnDevice(queue, a);
    enqueueSoftGeqrf(queue, { ...of.batch, A: of.mat('A'), tau: tauOf(a) });
}
