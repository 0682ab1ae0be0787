import { deviceMat } from '../runtime/buffer.js';
import { deviceVector } from './gemv.gpu.js';
import { enqueueTriangle, noteTriangle } from './symv.gpu.js';
export function hemvGpu(queue, a) {
    const { uplo, n, alpha, beta } = a;
    noteTriangle(queue, a);
    const x = deviceVector(a.x, n, a.incx);
    const y = deviceVector(a.y, n, a.incy);
    enqueueTriangle(queue, { uplo, op: 'h', unit: false, n, alpha, A: deviceMat(a.A, a.lda), x, beta, y });
}
