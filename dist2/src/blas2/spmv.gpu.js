import { deviceMat } from '../runtime/buffer.js';
import { deviceVector } from './gemv.gpu.js';
import { enqueueTriangle, noteTriangle } from './symv.gpu.js';
export function spmvGpu(queue, a) {
    const { uplo, n, alpha, beta } = a;
    noteTriangle(queue, a);
    const x = deviceVector(a.x, n, a.incx);
    const y = deviceVector(a.y, n, a.incy);
    enqueueTriangle(queue, { uplo, op: 's', unit: false, n, alpha, A: deviceMat(a.AP, 0), packed: true, x, beta, y });
}
