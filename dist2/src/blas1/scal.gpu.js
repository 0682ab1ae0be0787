import { deviceMat } from '../runtime/buffer.js';
import { enqueueSingle } from './elements.gpu.js';
import { scalElements } from './elements.kernels.js';
export function scalGpu(queue, a) {
    const why = enqueueScal(queue, a.n, a.alpha, deviceMat(a.x, a.incx));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'scal_elements', why });
}
/** Enqueues x := alpha x; the ld of a vector is its increment. Returns the reason for the variant. */
export const enqueueScal = (queue, n, alpha, x) => enqueueSingle(queue, scalElements, n, x, { alpha });
