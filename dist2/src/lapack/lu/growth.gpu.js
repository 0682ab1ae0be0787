// How much the elements of a matrix grow in its LU factorization, measured on the GPU.
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { scope } from '../../runtime/workspace.js';
import { growthFinal, growthTuning } from './growth.kernels.js';
/** Enqueues growth := max |U| / max |A| around what `factor` enqueues: two norms and a division, without a readback. */
export function withGrowth(queue, s, factor) {
    const { m, n, A, growth } = s;
    return scope(queue, async (ws) => {
        const norms = ws.take('s', 2);
        const largest = (uplo, m, off) => {
            const result = { data: norms, off, ld: 1 };
            enqueueNorm(queue, { norm: 'm', uplo, diag: 'n', symmetric: false, m, n, A, result });
        };
        largest('f', m, 0);
        await factor();
        largest('u', Math.min(m, n), 1);
        queue.launch(growthFinal, growthTuning, { norms, growth: growth.data }, { offG: growth.off }, [1, 1, 1]);
    });
}
