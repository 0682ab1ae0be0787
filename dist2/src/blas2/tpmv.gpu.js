import { deviceMat } from '../runtime/buffer.js';
import { deviceVector } from './gemv.gpu.js';
import { enqueueTriangle, noteTriangle } from './symv.gpu.js';
export function tpmvGpu(queue, a) {
    const { uplo, n } = a;
    noteTriangle(queue, a);
    const x = deviceVector(a.x, n, a.incx);
    const A = deviceMat(a.AP, 0);
    enqueueTriangle(queue, { uplo, op: a.trans, unit: a.diag === 'u', n, alpha: 1, A, packed: true, x, beta: 0, y: x });
}
