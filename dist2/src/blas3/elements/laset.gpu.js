import { deviceMat } from '../../runtime/buffer.js';
import { LASET_COLS, LASET_ROWS, lasetKernel, lasetVariants } from './laset.kernels.js';
import { partCode } from './part.js';
export function lasetGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'laset',
        why: 'limited by memory: one element per thread and column',
    });
    const { uplo, m, n, alpha, beta } = a;
    enqueueLaset(queue, { uplo, m, n, alpha, beta, A: deviceMat(a.A, a.lda) });
}
/** Enqueues A(i,j) := alpha off the diagonal, beta on it. */
export function enqueueLaset(queue, s) {
    const params = { m: s.m, n: s.n, part: partCode[s.uplo], alpha: s.alpha, beta: s.beta, offA: s.A.off, lda: s.A.ld };
    queue.launch(lasetKernel, lasetVariants.of(s.A.data.type), { A: s.A.data }, params, [
        Math.ceil(s.m / LASET_ROWS),
        Math.ceil(s.n / LASET_COLS),
        1,
    ]);
}
