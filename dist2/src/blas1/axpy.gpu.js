import { deviceMat } from '../runtime/buffer.js';
import { enqueuePair } from './elements.gpu.js';
import { axpyElements, pairsOfNumbers } from './elements.kernels.js';
export function axpyGpu(queue, a) {
    const why = enqueueAxpy(queue, a.n, a.alpha, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'axpy_elements', why });
}
/** Enqueues y := alpha x + y; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueAxpy = (queue, n, alpha, x, y) => enqueuePair(queue, axpyElements, pairsOfNumbers, n, x, y, { alpha });
