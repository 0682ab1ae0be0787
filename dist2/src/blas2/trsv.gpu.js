import { at } from '../core/matrix.js';
import { deviceMat } from '../runtime/buffer.js';
import { scope } from '../runtime/workspace.js';
import { deviceVector, enqueueCopy, enqueueGemv } from './gemv.gpu.js';
import { TRSV_NB, trsvBlock, trsvVariants } from './trsv.kernels.js';
export function trsvGpu(queue, a) {
    const { uplo, n } = a;
    const why = `substitution in blocks of ${TRSV_NB}, the rest by gemv`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsv_block', why });
    const A = deviceMat(a.A, a.lda);
    const x = deviceVector(a.x, n, a.incx);
    enqueueTrsv(queue, { uplo, trans: a.trans, unit: a.diag === 'u', n, panel: () => A, x });
}
/** Enqueues x := op(A)^-1 x. A may lie in x's buffer, apart from x. */
export function enqueueTrsv(queue, { uplo, trans, unit, n, panel, x }) {
    scope(queue, (ws) => {
        const work = { data: ws.like(x, n), off: 0, ld: 1 };
        enqueueCopy(queue, n, x, work);
        const part = (i) => ({ ...work, off: i });
        const forward = (uplo === 'l') === (trans === 'n');
        for (let done = 0; done < n; done += TRSV_NB) {
            const nb = Math.min(TRSV_NB, n - done);
            const first = forward ? done : n - done - nb;
            const A = panel(first, nb);
            if (done > 0) {
                // x(block) := x(block) - op(A)(block, known) x(known)
                const known = forward ? 0 : first + nb;
                const [m, k] = trans === 'n' ? [nb, done] : [done, nb];
                const beside = trans === 'n' ? at(A, first, known) : at(A, known, first);
                enqueueGemv(queue, { trans, m, n: k, alpha: -1, A: beside, x: part(known), beta: 1, y: part(first) });
            }
            enqueueBlock(queue, { forward, trans, unit, nb, A: at(A, first, first), x: part(first) });
        }
        enqueueCopy(queue, n, work, x);
    });
}
/** Enqueues x := op(A)^-1 x for a block on the diagonal. */
export function enqueueBlock(queue, { forward, trans, unit, nb, A, x, k }) {
    const [rs, cs] = trans === 'n' ? [1, A.ld] : [A.ld, 1];
    // An upper op(A) is a lower one read from its last row and column backwards.
    const [corner, sign] = forward ? [0, 1] : [nb - 1, -1];
    const params = {
        nb,
        k: k ?? nb,
        offA: A.off + corner * (1 + A.ld),
        rsA: sign * rs,
        csA: sign * cs,
        offX: x.off + corner,
        stepX: sign,
    };
    const tuning = trsvVariants.of(x.data.type, { UNIT: unit, BAND: k !== undefined, CONJ: trans === 'c' });
    queue.launch(trsvBlock, tuning, { A: A.data, x: x.data }, params, [1, 1, 1]);
}
