import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { LAG2D_COLS, LAG2D_ROWS, lag2sDouble, lag2sVariants } from './lag2Doubles.kernels.js';
export function lag2sDoubles(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: lag2sDouble.name, why: 'limited by memory' });
    const [A, SA, SB] = [deviceMat(a.A, a.lda), deviceMat(a.SA, a.ldsa), a.SB && deviceMat(a.SB, a.ldsb)];
    const info = a.info && deviceMat(a.info, 1);
    enqueueLag2sDoubles(queue, { m: a.m, n: a.n, A, SA, SB, info });
}
/** Enqueues SA := A, SB := what that leaves of A, and info: 1 if an element of SA is infinite, else 0. */
export function enqueueLag2sDoubles(queue, { m, n, A, SA, SB, info: asked }) {
    const parts = isComplex(A.data.type) ? 2 : 1;
    // The kernel needs places for what is not asked for.
    const unasked = queue.context.lease('i', 1);
    const info = asked ?? { data: unasked, off: 0 };
    if (asked !== undefined)
        queue.clear(info.data.gpu(true), info.off * 4, 4);
    const other = queue.context.lease('s', 1);
    const together = SB?.data === SA.data;
    const params = {
        m: parts * m,
        n,
        offA: parts * A.off,
        lda: parts * A.ld,
        offS: parts * SA.off,
        lds: parts * SA.ld,
        offB: parts * (SB?.off ?? 0),
        ldb: parts * (SB?.ld ?? 0),
        offInfo: info.off,
    };
    const buffers = { A: A.data, SA: SA.data, SB: SB === undefined || together ? other : SB.data, info: info.data };
    const tuning = lag2sVariants.of(undefined, { SPLIT: SB !== undefined, TOGETHER: together });
    const groups = [Math.ceil(params.m / LAG2D_ROWS), Math.ceil(n / LAG2D_COLS), 1];
    queue.launch(lag2sDouble, tuning, buffers, params, groups);
    for (const lease of [unasked, other])
        lease.dispose();
}
