import { bandMat } from '../core/matrix.js';
import { deviceMat } from '../runtime/buffer.js';
import { enqueueBand, noteBand } from './gbmv.gpu.js';
import { deviceVector } from './gemv.gpu.js';
export function tbmvGpu(queue, a) {
    const { n, k } = a;
    const [kl, ku] = a.uplo === 'l' ? [k, 0] : [0, k];
    const A = bandMat(deviceMat(a.A, a.lda), ku);
    const x = deviceVector(a.x, n, a.incx);
    const product = { op: a.trans, unit: a.diag === 'u', m: n, n, kl, ku, alpha: 1, A, x, beta: 0, y: x };
    noteBand(queue, a.routine, enqueueBand(queue, product));
}
