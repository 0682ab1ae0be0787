// SYTRI on the GPU: n solutions at once; if D is singular the factors are put back.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueRealDiagonal } from '../../blas3/products/herk.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { enqueueSolution, enqueueSyconv } from './sytrs.gpu.js';
export const sytriGpu = (queue, a) => bunchKaufmanInverseGpu(queue, a, 't');
/** SYTRI or HETRI. */
export function bunchKaufmanInverseGpu(queue, a, mirror) {
    const why = 'the unit matrix solved for on the device without a readback';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'syconv and trsm_block', why });
    const { uplo, n, A, ipiv, info } = onDevice(a);
    if (n === 0) {
        queue.clear(info.data.gpu(true), info.off * 4, 4);
        return;
    }
    scope(queue, (ws) => {
        const ld = Math.ceil(n / 4) * 4; // the fast gemm kernels need multiples of four
        const X = { data: ws.like(A, ld * n), off: 0, ld };
        const converted = enqueueSyconv(queue, ws, { uplo, n, A, ipiv, mirror });
        enqueueZeroDiagonal(queue, n, { data: converted.D, off: 2 * n, ld: 0 }, info);
        enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: X });
        enqueueSolution(queue, converted, n, X);
        enqueueUnlessFailed(queue, { m: n, n, B: A, info }, () => {
            enqueueLacpy(queue, { uplo, m: n, n, A: X, B: A });
            if (mirror === 'c')
                enqueueRealDiagonal(queue, n, A);
        });
    });
}
