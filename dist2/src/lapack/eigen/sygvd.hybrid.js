// SYGVD on a GPU context: factorization, reduction and the way back there, the standard problem as syevd computes it there.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { isComplex } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueuePotrf } from '../cholesky/potrf.gpu.js';
import { because } from '../factorPlan.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueEigenvalues, enqueueSyevd, whyCpu } from './syevd.hybrid.js';
import { enqueueBack, enqueueStandard } from './sygst.gpu.js';
import { sygvdCpu } from './sygvd.cpu.js';
import { enqueueNaN } from './widen.gpu.js';
/** Of the trace. */
export const GENERAL = 'potrf, trsm or trmm from either side, then as the standard problem';
export function sygvdHybrid(queue, a) {
    const why = whyCpu(queue, a.n, a.prec);
    if (why !== undefined)
        return sygvdCpu(queue, because(a, { why }));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sytrd', why: GENERAL });
    return enqueueSygvd(queue, { ...onDevice(a), itype: a.itype });
}
/**
 * B := its Cholesky factor. Resolves to info: 0, n if B is not finite, n + i if its leading minor of order i is not positive.
 */
export async function factored(queue, ws, { uplo, n, B, info }) {
    const largest = { data: ws.take('s', 4), off: 0, ld: 1 };
    enqueueNorm(queue, {
        norm: 'm',
        uplo,
        diag: 'n',
        symmetric: true,
        hermitian: isComplex(B.data.type),
        m: n,
        n,
        A: B,
        result: largest,
    });
    enqueuePotrf(queue, { uplo, n, A: B, info });
    const [[most], [minor]] = await Promise.all([largest.data.copyOut(0, 1), info.data.copyOut(info.off, 1)]);
    if (!Number.isFinite(most))
        return n;
    return minor === 0 ? 0 : n + minor;
}
/** Computes W, the vectors in place of A, and info; resolves when all is enqueued. */
export function enqueueSygvd(queue, f) {
    const { jobz, n, A, W, info } = f;
    return scope(queue, async (ws) => {
        const failed = await factored(queue, ws, f);
        if (failed > 0)
            queue.context.writeGpu(info.data.gpu(true), Int32Array.of(failed), 4 * info.off);
        if (failed === n) {
            queue.context.writeGpu(W.data.gpu(true), new Float32Array(n).fill(Number.NaN), 4 * W.off);
            if (jobz === 'v')
                enqueueNaN(queue, n, n, A);
        }
        if (failed > 0)
            return;
        const C = takeMatrix(ws, A, n, n);
        enqueueStandard(queue, f, C);
        const standard = { uplo: 'l', n, A: C, W, info };
        if (jobz === 'n')
            return enqueueEigenvalues(queue, standard);
        await enqueueSyevd(queue, standard);
        enqueueBack(queue, f, n, C);
        enqueueLacpy(queue, { uplo: 'f', m: n, n, A: C, B: A });
    });
}
