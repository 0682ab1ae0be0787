import { deviceMat } from '../../runtime/buffer.js';
import { geamKernel, geamTile, geamVariants } from './geam.kernels.js';
export function geamGpu(queue, a) {
    const why = `limited by memory: tiles of order ${geamTile(a.prec)}`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'geam_tiled', why });
    const { m, n, alpha, beta } = a;
    enqueueGeam(queue, {
        transA: a.transA,
        transB: a.transB,
        m,
        n,
        alpha,
        A: deviceMat(a.A, a.lda),
        beta,
        B: deviceMat(a.B, a.ldb),
        C: deviceMat(a.C, a.ldc),
    });
}
/** Transposes as the kernel numbers them; conjugates of real numbers are the numbers. */
const transCode = { n: 0, t: 1, c: 2 };
/** Enqueues C := alpha op(A) + beta op(B). A and B may lie in C's buffer, apart from C. */
export function enqueueGeam(queue, s) {
    const [aInC, bInC] = [s.A.data === s.C.data, s.B.data === s.C.data];
    const tuning = geamVariants.of(s.C.data.type, { A_IN_C: aInC, B_IN_C: bInC });
    const params = {
        m: s.m,
        n: s.n,
        transA: transCode[s.transA],
        transB: transCode[s.transB],
        alpha: s.alpha,
        beta: s.beta,
        offA: s.A.off,
        lda: s.A.ld,
        offB: s.B.off,
        ldb: s.B.ld,
        offC: s.C.off,
        ldc: s.C.ld,
    };
    const buffers = {
        A: aInC ? queue.nothing : s.A.data,
        B: bInC ? queue.nothing : s.B.data,
        C: s.C.data,
    };
    const tile = geamTile(s.C.data.type);
    queue.launch(geamKernel, tuning, buffers, params, [Math.ceil(s.m / tile), Math.ceil(s.n / tile), 1]);
}
