import { deviceMat } from '../runtime/buffer.js';
import { deviceVector } from './gemv.gpu.js';
import { enqueueUpdate } from './ger.gpu.js';
export function hprGpu(queue, a) {
    const { uplo, n, alpha } = a;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rank_update', why: 'one pass over the triangle' });
    const x = deviceVector(a.x, n, a.incx);
    enqueueUpdate(queue, { uplo, conjugated: true, m: n, n, alpha, x, y: x, A: deviceMat(a.AP, 0), packed: true });
}
