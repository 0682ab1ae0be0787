import { deviceMat } from '../../runtime/buffer.js';
import { DGMM_COLS, DGMM_ROWS, dgmmKernel, dgmmVariants } from './dgmm.kernels.js';
export function dgmmGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'dgmm',
        why: 'limited by memory: one element per thread and column',
    });
    const { side, m, n } = a;
    enqueueDgmm(queue, { side, m, n, A: deviceMat(a.A, a.lda), x: deviceMat(a.x, a.incx), C: deviceMat(a.C, a.ldc) });
}
/** Enqueues C := diag(x) A or A diag(x). A and x may lie in C's buffer, apart from C. */
export function enqueueDgmm(queue, s) {
    const length = s.side === 'l' ? s.m : s.n;
    const [aInC, xInC] = [s.A.data === s.C.data, s.x.data === s.C.data];
    const tuning = dgmmVariants.of(s.C.data.type, { A_IN_C: aInC, X_IN_C: xInC });
    const params = {
        m: s.m,
        n: s.n,
        right: s.side === 'r' ? 1 : 0,
        offX: s.x.ld < 0 ? s.x.off - (length - 1) * s.x.ld : s.x.off,
        incx: s.x.ld,
        offA: s.A.off,
        lda: s.A.ld,
        offC: s.C.off,
        ldc: s.C.ld,
    };
    const buffers = {
        A: aInC ? queue.nothing : s.A.data,
        x: xInC ? queue.nothing : s.x.data,
        C: s.C.data,
    };
    queue.launch(dgmmKernel, tuning, buffers, params, [Math.ceil(s.m / DGMM_ROWS), Math.ceil(s.n / DGMM_COLS), 1]);
}
