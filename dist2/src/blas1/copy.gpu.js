import { deviceMat } from '../runtime/buffer.js';
import { enqueuePair } from './elements.gpu.js';
import { copyElements, pairsOfBits } from './elements.kernels.js';
export function copyGpu(queue, a) {
    const why = enqueueCopy(queue, a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'copy_elements', why });
}
/** Enqueues y := x; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueCopy = (queue, n, x, y) => enqueuePair(queue, copyElements, pairsOfBits, n, x, y);
