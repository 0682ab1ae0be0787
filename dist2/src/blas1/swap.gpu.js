import { deviceMat } from '../runtime/buffer.js';
import { enqueuePair } from './elements.gpu.js';
import { pairsOfBits, swapElements } from './elements.kernels.js';
export function swapGpu(queue, a) {
    const why = enqueueSwap(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'swap_elements', why });
}
/** Enqueues x and y change places; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueSwap = (queue, n, x, y) => enqueuePair(queue, swapElements, pairsOfBits, n, x, y);
