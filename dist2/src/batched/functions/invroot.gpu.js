import { onDevice } from '../../runtime/operands.js';
import { aloneInBatch } from './functionBatch.js';
import { enqueueInvrootBatch } from './invrootBatched.gpu.js';
export function invrootGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', why: 'a batch of one' });
    const { n, p, epsilon, A, info, iter, error } = onDevice(a);
    enqueueInvrootBatch(queue, { ...aloneInBatch(n, A, info), p, epsilon, iter, error });
}
