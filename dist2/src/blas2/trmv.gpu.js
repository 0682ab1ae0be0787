import { deviceMat } from '../runtime/buffer.js';
import { deviceVector } from './gemv.gpu.js';
import { enqueueTriangle, noteTriangle } from './symv.gpu.js';
export function trmvGpu(queue, a) {
    const { uplo, n } = a;
    noteTriangle(queue, a);
    const x = deviceVector(a.x, n, a.incx);
    enqueueTriangle(queue, {
        uplo,
        op: a.trans,
        unit: a.diag === 'u',
        n,
        alpha: 1,
        A: deviceMat(a.A, a.lda),
        x,
        beta: 0,
        y: x,
    });
}
