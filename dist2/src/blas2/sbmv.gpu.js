import { bandMat } from '../core/matrix.js';
import { deviceMat } from '../runtime/buffer.js';
import { enqueueBand, noteBand } from './gbmv.gpu.js';
import { deviceVector } from './gemv.gpu.js';
export function sbmvGpu(queue, a) {
    const { n, k, alpha, beta } = a;
    const [kl, ku] = a.uplo === 'l' ? [k, 0] : [0, k];
    const A = bandMat(deviceMat(a.A, a.lda), ku);
    const x = deviceVector(a.x, n, a.incx);
    const y = deviceVector(a.y, n, a.incy);
    noteBand(queue, a.routine, enqueueBand(queue, { op: 's', unit: false, m: n, n, kl, ku, alpha, A, x, beta, y }));
}
