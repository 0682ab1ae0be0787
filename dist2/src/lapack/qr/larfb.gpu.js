// LARFB on the GPU: a block of reflectors applied to a matrix, by three products.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { columnsOf, enqueueUnit, takeMatrix, takeReflectors } from './larft.gpu.js';
/** Enqueues C := op(H) C, C m x others (side 'l'), or C := C op(H), C others x m ('r'), H = I - V T V^H. */
export function enqueueLarfb(queue, { side, trans, others, block, C, math = 'strict' }) {
    const { m, k, V, T } = block;
    if (others === 0 || k === 0)
        return;
    const [rows, cols] = side === 'l' ? [k, others] : [others, k];
    const op = trans === 'n' ? 'n' : 'c';
    scope(queue, (ws) => {
        const [W, TW] = [takeMatrix(ws, C, rows, cols), takeMatrix(ws, C, rows, cols)];
        if (side === 'l') {
            enqueueGemm(queue, { transA: 'c', m: k, n: others, k: m, alpha: 1, A: V, B: C, beta: 0, C: W, math });
            enqueueGemm(queue, { transA: op, m: k, n: others, k, alpha: 1, A: T, B: W, beta: 0, C: TW });
            enqueueGemm(queue, { m, n: others, k, alpha: -1, A: V, B: TW, beta: 1, C, math });
        }
        else {
            enqueueGemm(queue, { m: others, n: k, k: m, alpha: 1, A: C, B: V, beta: 0, C: W, math });
            enqueueGemm(queue, { transB: op, m: others, n: k, k, alpha: 1, A: W, B: T, beta: 0, C: TW });
            enqueueGemm(queue, { transB: 'c', m: others, n: m, k, alpha: -1, A: TW, B: V, beta: 1, C, math });
        }
    });
}
export function larfbGpu(queue, a) {
    const { side, trans, storev, m, n, k, V, T, C } = onDevice(a);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gemm', why: 'three products' });
    const [length, others] = side === 'l' ? [m, n] : [n, m];
    scope(queue, (ws) => {
        const block = takeReflectors(ws, C, length, k);
        enqueueUnit(queue, columnsOf(queue, ws, storev, length, k, V), block);
        enqueueLaset(queue, { uplo: 'f', m: k, n: k, alpha: 0, beta: 0, A: block.T });
        enqueueLacpy(queue, { uplo: 'u', m: k, n: k, A: T, B: block.T });
        enqueueLarfb(queue, { side, trans, others, block, C });
    });
}
