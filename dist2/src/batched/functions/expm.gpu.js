import { onDevice } from '../../runtime/operands.js';
import { enqueueExpmBatch } from './expmBatched.gpu.js';
import { aloneInBatch } from './functionBatch.js';
export function expmGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', why: 'a batch of one' });
    const { n, A, info } = onDevice(a);
    enqueueExpmBatch(queue, aloneInBatch(n, A, info));
}
