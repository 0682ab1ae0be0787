import { isZero } from '../../core/complex.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGemm } from './gemm.gpu.js';
import { SYM_TILE, symExpand, symExpandVariants } from './symm.kernels.js';
export const symmGpu = (queue, a) => mirroredGpu(queue, a, false);
/** SYMM or HEMM. */
export function mirroredGpu(queue, a, hermitian) {
    const { side, uplo, m, n, alpha, beta } = a;
    const why = 'A is written out in full, then multiplied';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sym_expand and gemm', why });
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    enqueueSymm(queue, { side, uplo, m, n, alpha, A, B, beta, C, hermitian });
}
/** Enqueues C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'). A and B may lie in C's buffer, apart from C. */
export function enqueueSymm(queue, s) {
    const { side, uplo, m, n, alpha, A, B, beta, C, hermitian } = s;
    if (m === 0 || n === 0)
        return;
    if (isZero(alpha)) {
        enqueueGemm(queue, { m, n, k: 0, alpha: 0, A: C, B: C, beta, C });
        return;
    }
    const order = side === 'l' ? m : n;
    const ldw = Math.ceil(order / 4) * 4; // the fast gemm kernels need multiples of four
    scope(queue, (ws) => {
        const W = { data: ws.like(C, ldw * order), off: 0, ld: ldw };
        enqueueWriteOut(queue, { uplo, n: order, A, W, hermitian });
        const [left, right] = side === 'l' ? [W, B] : [B, W];
        enqueueGemm(queue, { m, n, k: order, alpha, A: left, B: right, beta, C });
    });
}
/** Enqueues W := the symmetric or Hermitian matrix of which A holds a triangle. */
export function enqueueWriteOut(queue, { uplo, n, A, W, hermitian = false }) {
    const params = { uplo: uplo === 'l' ? 1 : 2, n, offA: A.off, lda: A.ld, ldw: W.ld };
    const tiles = Math.ceil(n / SYM_TILE);
    const tuning = symExpandVariants.of(A.data.type, { HERMITIAN: hermitian });
    queue.launch(symExpand, tuning, { A: A.data, W: W.data }, params, [tiles, tiles, 1]);
}
