// ORMTR on the GPU: the reflectors of a tridiagonal reduction are those of a QR factorization, a row further down; an upper triangle's are
// that from its end.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLarfb } from '../qr/larfb.gpu.js';
import { enqueueFactor, enqueueUnit, takeMatrix, takeReflectors } from '../qr/larft.gpu.js';
import { applyBlock, enqueueOrmqr } from '../qr/ormqr.gpu.js';
import { enqueueFlip } from './flip.gpu.js';
export function ormtrGpu(queue, a) {
    const k = (a.side === 'l' ? a.m : a.n) - 1;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'larfb', why: `blocks of ${applyBlock({ k })} reflectors` });
    enqueueOrmtr(queue, onDevice(a));
}
/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q the product of the n - 1 reflectors. */
export function enqueueOrmtr(queue, f) {
    const { side, uplo, trans, m, n, A, tau, C, nb = 0 } = f;
    const left = side === 'l';
    const k = (left ? m : n) - 1;
    if (k < 1 || m === 0 || n === 0)
        return;
    const [rows, cols] = left ? [k, n] : [m, k];
    const call = { side, trans, m: rows, n: cols, k, nb, math: 'strict' };
    if (uplo === 'l') {
        enqueueReflections(queue, f);
        return;
    }
    scope(queue, (ws) => {
        const lower = fromItsEnd(queue, ws, k, A, tau);
        const turned = takeMatrix(ws, C, rows, cols);
        const order = { m: rows, n: cols, rows: left, cols: !left };
        enqueueFlip(queue, { ...order, A: C, B: turned });
        enqueueOrmqr(queue, { ...call, ...lower, C: turned });
        enqueueFlip(queue, { ...order, A: turned, B: C });
    });
}
/**
 * As enqueueOrmtr, of a lower triangle. A block's vectors begin with a zero, so that it takes in the row or column of C in front of it, and
 * begins where kernels can load four elements at a time.
 */
function enqueueReflections(queue, { side, trans, m, n, A, tau, C, nb = 0 }) {
    const [order, others] = side === 'l' ? [m, n] : [n, m];
    const k = order - 1;
    for (const [j, width] of blocksOfReflectors(side, trans, k, applyBlock({ k, nb }))) {
        scope(queue, (ws) => {
            const block = takeReflectors(ws, C, order - j, width);
            enqueueLaset(queue, { uplo: 'f', m: 1, n: width, alpha: 0, beta: 0, A: block.V });
            enqueueUnit(queue, at(A, j + 1, j), { ...block, m: k - j, V: at(block.V, 1, 0) });
            enqueueFactor(queue, at(tau, j, 0), block);
            enqueueLarfb(queue, { side, trans, others, block, C: side === 'l' ? at(C, j, 0) : at(C, 0, j) });
        });
    }
}
/** k reflectors in an upper triangle with their rows and columns in reverse order, which are in a lower one, from its second row on. */
export function fromItsEnd(queue, ws, k, A, tau) {
    const turned = takeMatrix(ws, A, k, k);
    enqueueFlip(queue, { m: k, n: k, rows: true, cols: true, A: at(A, 0, 1), B: turned });
    const factors = { data: ws.like(A, k), off: 0, ld: 1 };
    enqueueFlip(queue, { m: k, n: 1, rows: true, cols: false, A: tau, B: factors });
    return { A: turned, tau: factors };
}
