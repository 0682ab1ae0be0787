import { deviceMat } from '../runtime/buffer.js';
import { deviceVector } from './gemv.gpu.js';
import { enqueueUpdate } from './ger.gpu.js';
export function syr2Gpu(queue, a) {
    const { uplo, n, alpha } = a;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rank_update', why: 'one pass over the triangle' });
    const x = deviceVector(a.x, n, a.incx);
    const y = deviceVector(a.y, n, a.incy);
    enqueueUpdate(queue, { uplo, both: true, m: n, n, alpha, x, y, A: deviceMat(a.A, a.lda) });
}
