// LAQGE, and with it LAQSY, on the GPU: one kernel, which decides for itself. The factors are copied out of A's buffer, in which they may
// lie.
import { partCode } from '../../blas3/elements/part.js';
import { realOf } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { LAQGE_COLS, LAQGE_ROWS, laqgeKernel, laqgeVariants } from './equilibrate.kernels.js';
import { enqueueMove } from './geequ.gpu.js';
/** The kernel decides; 0 to 3 are what equed says. */
const DECIDE = 4;
export const noteLaqge = (queue, routine) => queue.note({ routine, backend: 'gpu', kernel: 'laqge', why: 'whether to scale is decided on the device' });
export function laqgeGpu(queue, a) {
    noteLaqge(queue, a.routine);
    enqueueLaqge(queue, { ...onDevice(a), uplo: 'f' });
}
/** Enqueues A := diag(r) A diag(c), as laqgeRef and laqsyRef. */
export function enqueueLaqge(queue, { uplo, m, n, A, r, c, scalars, equed, hermitian = false }) {
    if (m === 0 || n === 0) {
        queue.clear(equed.data.gpu(true), equed.off * 4, 4);
        return;
    }
    const offS = c === undefined ? m : m + n;
    scope(queue, (ws) => {
        const work = ws.take(realOf(A.data.type), offS + 3);
        const factors = { data: work, off: 0, ld: 1 };
        enqueueMove(queue, m, r, factors);
        if (c !== undefined)
            enqueueMove(queue, n, c, { ...factors, off: m });
        enqueueMove(queue, c === undefined ? 2 : 3, scalars, { ...factors, off: offS });
        const params = {
            m,
            n,
            part: partCode[uplo],
            way: DECIDE,
            symmetric: c === undefined ? 1 : 0,
            hermitian: hermitian ? 1 : 0,
            offA: A.off,
            lda: A.ld,
            offC: c === undefined ? 0 : m,
            offS,
            offE: equed.off,
        };
        launch(queue, m, n, { A: A.data, factors: work, equed: equed.data }, params);
    });
}
function launch(queue, m, n, buffers, params) {
    const groups = [Math.ceil(m / LAQGE_ROWS), Math.ceil(n / LAQGE_COLS), 1];
    queue.launch(laqgeKernel, laqgeVariants.of(buffers['A'].type), buffers, params, groups);
}
/** Enqueues A := diag(x) A, m x n, or with `way` 2 A := A diag(x), unconditionally. x may lie in A's buffer. */
export function enqueueScale(queue, way, m, n, A, x) {
    const length = way === 1 ? m : n;
    scope(queue, (ws) => {
        const [factors, equed] = [ws.take(realOf(A.data.type), length), ws.take('i', 1)];
        enqueueMove(queue, length, x, { data: factors, off: 0, ld: 1 });
        const params = {
            m,
            n,
            part: partCode.f,
            way,
            symmetric: 0,
            hermitian: 0,
            offA: A.off,
            lda: A.ld,
            offC: 0,
            offS: 0,
            offE: 0,
        };
        launch(queue, m, n, { A: A.data, factors, equed }, params);
    });
}
