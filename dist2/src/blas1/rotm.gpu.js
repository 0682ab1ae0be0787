import { deviceMat } from '../runtime/buffer.js';
import { enqueuePair } from './elements.gpu.js';
import { pairsOfNumbers, rotElements } from './elements.kernels.js';
export function rotmGpu(queue, a) {
    const { flag } = a;
    const [h11, h22] = flag === 0 ? [1, 1] : [a.h11, a.h22];
    const [h12, h21] = flag === 1 ? [1, -1] : [a.h12, a.h21];
    const why = enqueuePair(queue, rotElements, pairsOfNumbers, a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy), {
        h11,
        h21,
        h12,
        h22,
    });
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rot_elements', why });
}
