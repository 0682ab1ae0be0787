import { isZero } from '../../core/complex.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGemmDoubles } from './gemmDoubles.gpu.js';
import { enqueueExpandDoubles } from './trianglesDoubles.gpu.js';
export const symmDoubles = (queue, a) => mirroredDoubles(queue, a, 'symmetric');
/** SYMM or HEMM. */
export function mirroredDoubles(queue, a, mirrored) {
    const { side, uplo, m, n, alpha, beta } = a;
    const why = 'doubles: A is written out in full, then multiplied with as many moduli as the data need';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'expand_double and gemm', why });
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    if (isZero(alpha))
        return enqueueGemmDoubles(queue, { m, n, k: 0, alpha, A: C, B: C, beta, C });
    const k = side === 'l' ? m : n;
    scope(queue, (ws) => {
        const W = { data: ws.like(C, k * k), off: 0, ld: k };
        enqueueExpandDoubles(queue, { uplo, n: k, A, W, mirrored });
        const [left, right] = side === 'l' ? [W, B] : [B, W];
        enqueueGemmDoubles(queue, { m, n, k, alpha, A: left, B: right, beta, C, moduli: 'span' });
    });
}
