// TPMQRT on the GPU: block reflectors, each applied by three products.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { at } from '../../core/matrix.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from './larft.gpu.js';
import { enqueuePair, enqueuePentagon, pentagonBlock } from './tpqrt.gpu.js';
export function tpmqrtGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm', why: `blocks of ${a.nb} reflectors` });
    enqueueTpmqrt(queue, onDevice(a));
}
/** Enqueues [A; B] := op(Q) [A; B] or [A B] := [A B] op(Q), from V and T as tpqrt leaves them. */
export function enqueueTpmqrt(queue, { side, trans, m, n, k, l, nb, V, T, A, B }) {
    const left = side === 'l';
    const [rowsOfV, others] = left ? [m, n] : [n, m];
    const most = Math.min(nb, k);
    scope(queue, (ws) => {
        const [whole, triangle] = [takeMatrix(ws, V, rowsOfV, most), takeMatrix(ws, V, most, most)];
        for (const [j, width] of blocksOfReflectors(side, trans, k, nb)) {
            const shape = pentagonBlock(rowsOfV, l, j, width);
            enqueuePentagon(queue, shape, width, at(V, 0, j), whole);
            enqueueLaset(queue, { uplo: 'f', m: width, n: width, alpha: 0, beta: 0, A: triangle });
            enqueueLacpy(queue, { uplo: 'u', m: width, n: width, A: at(T, 0, j), B: triangle });
            const C1 = left ? at(A, j, 0) : at(A, 0, j);
            enqueuePair(queue, { side, trans, k: width, rows: shape.rows, others, V: whole, T: triangle, C1, C2: B });
        }
    });
}
