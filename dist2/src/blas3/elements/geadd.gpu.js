import { deviceMat } from '../../runtime/buffer.js';
import { GEADD_COLS, GEADD_ROWS, geaddKernel, geaddVariants } from './geadd.kernels.js';
export function geaddGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'geadd',
        why: 'limited by memory: one element per thread and column',
    });
    const { m, n, alpha, beta } = a;
    enqueueGeadd(queue, { m, n, alpha, A: deviceMat(a.A, a.lda), beta, B: deviceMat(a.B, a.ldb) });
}
/** Enqueues B := alpha A + beta B. A may lie in B's buffer, apart from B. */
export function enqueueGeadd(queue, s) {
    const aInB = s.A.data === s.B.data;
    const params = {
        m: s.m,
        n: s.n,
        alpha: s.alpha,
        beta: s.beta,
        offA: s.A.off,
        lda: s.A.ld,
        offB: s.B.off,
        ldb: s.B.ld,
    };
    const buffers = { A: aInB ? queue.nothing : s.A.data, B: s.B.data };
    queue.launch(geaddKernel, geaddVariants.of(s.B.data.type, { A_IN_B: aInB }), buffers, params, [
        Math.ceil(s.m / GEADD_ROWS),
        Math.ceil(s.n / GEADD_COLS),
        1,
    ]);
}
