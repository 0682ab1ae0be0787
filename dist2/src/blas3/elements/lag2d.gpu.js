import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { LAG2D_COLS, LAG2D_ROWS, lag2dKernel, lag2dVariants } from './lag2Doubles.kernels.js';
export function lag2dGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: lag2dKernel.name, why: 'limited by memory' });
    const [A, SA, SB] = [deviceMat(a.A, a.lda), deviceMat(a.SA, a.ldsa), a.SB && deviceMat(a.SB, a.ldsb)];
    enqueueLag2d(queue, { m: a.m, n: a.n, SA, A, SB });
}
/** Enqueues A := SA, or SA + SB. */
export function enqueueLag2d(queue, { m, n, SA, A, SB }) {
    const parts = isComplex(SA.data.type) ? 2 : 1;
    const params = {
        m: parts * m,
        n,
        offA: parts * A.off,
        lda: parts * A.ld,
        offS: parts * SA.off,
        lds: parts * SA.ld,
        offB: parts * (SB?.off ?? 0),
        ldb: parts * (SB?.ld ?? 0),
    };
    const buffers = { A: A.data, SA: SA.data, SB: SB?.data ?? SA.data };
    const groups = [Math.ceil(params.m / LAG2D_ROWS), Math.ceil(n / LAG2D_COLS), 1];
    queue.launch(lag2dKernel, lag2dVariants.of(undefined, { SUM: SB !== undefined }), buffers, params, groups);
}
