import { deviceMat } from '../../runtime/buffer.js';
import { LACPY_COLS, LACPY_ROWS, lacpyKernel, lacpyVariants } from './lacpy.kernels.js';
import { partCode } from './part.js';
export function lacpyGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'lacpy',
        why: 'limited by memory: one element per thread and column',
    });
    enqueueLacpy(queue, { uplo: a.uplo, m: a.m, n: a.n, A: deviceMat(a.A, a.lda), B: deviceMat(a.B, a.ldb) });
}
/** Enqueues B := A, or one triangle of it. A may lie in B's buffer, apart from B. */
export function enqueueLacpy(queue, s) {
    const aInB = s.A.data === s.B.data;
    const params = { m: s.m, n: s.n, part: partCode[s.uplo], offA: s.A.off, lda: s.A.ld, offB: s.B.off, ldb: s.B.ld };
    const buffers = { A: aInB ? queue.nothing : s.A.data, B: s.B.data };
    queue.launch(lacpyKernel, lacpyVariants.of(s.B.data.type, { A_IN_B: aInB }), buffers, params, [
        Math.ceil(s.m / LACPY_ROWS),
        Math.ceil(s.n / LACPY_COLS),
        1,
    ]);
}
