import { isDouble } from '../../core/field.js';
import { SAFE_MIN, scalingSteps } from '../../core/scaling.js';
import { deviceMat } from '../../runtime/buffer.js';
import { LASCL_COLS, LASCL_ROWS, lasclKernel, lasclVariants } from './lascl.kernels.js';
import { partCode } from './part.js';
export function lasclGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'lascl',
        why: 'limited by memory: one element per thread and column',
    });
    const { type, cfrom, cto, m, n } = a;
    enqueueLascl(queue, { uplo: type === 'g' ? 'f' : type, cfrom, cto, m, n, A: deviceMat(a.A, a.lda) });
}
/** Enqueues A := (cto / cfrom) A. */
export function enqueueLascl(queue, s) {
    for (const factor of scalingSteps(s.cfrom, s.cto, isDouble(s.A.data.type) ? SAFE_MIN.d : SAFE_MIN.s)) {
        const params = { m: s.m, n: s.n, part: partCode[s.uplo], factor, offA: s.A.off, lda: s.A.ld };
        queue.launch(lasclKernel, lasclVariants.of(s.A.data.type), { A: s.A.data }, params, [
            Math.ceil(s.m / LASCL_ROWS),
            Math.ceil(s.n / LASCL_COLS),
            1,
        ]);
    }
}
