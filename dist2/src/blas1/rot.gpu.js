import { conjugate, times } from '../core/complex.js';
import { deviceMat } from '../runtime/buffer.js';
import { enqueuePair } from './elements.gpu.js';
import { pairsOfNumbers, rotElements } from './elements.kernels.js';
export function rotGpu(queue, a) {
    const scalars = { h11: a.c, h12: a.s, h21: times(-1, conjugate(a.s)), h22: a.c };
    const why = enqueuePair(queue, rotElements, pairsOfNumbers, a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy), scalars);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rot_elements', why });
}
