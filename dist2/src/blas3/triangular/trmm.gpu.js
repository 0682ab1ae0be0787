import { isZero } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGemm } from '../products/gemm.gpu.js';
import { enqueueMerge, TRIANGLE_BLOCK } from '../products/gemmtr.gpu.js';
import { EXPAND_COLUMNS, EXPAND_ROWS, triExpand, triExpandVariants } from './trmm.kernels.js';
export function trmmGpu(queue, a) {
    const { side, uplo, diag, m, n, alpha } = a;
    const why = `gemm on the square blocks of the triangle, those on its diagonal, of order ${TRIANGLE_BLOCK}, with zeros filled in`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'tri_expand, gemm and tri_merge', why });
    const [A, B] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb)];
    enqueueTrmm(queue, { side, uplo, trans: a.transA, diag, m, n, alpha, A, B });
}
const ceil4 = (x) => Math.ceil(x / 4) * 4;
/**
 * Enqueues B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'). A may lie in B's buffer, apart from B.
 *
 * op(A) is its blocks on the diagonal and, for h = nb, 2 nb, 4 nb, ..., squares of order h below (or above) them. Those of one size
 * multiply different parts of B into different parts of the result, so that each size is one batched launch.
 */
export function enqueueTrmm(queue, t) {
    const { side, uplo, trans, m, n, alpha, A, B } = t;
    if (m === 0 || n === 0)
        return;
    if (isZero(alpha)) {
        enqueueGemm(queue, { m, n, k: 0, alpha: 0, A: B, B, beta: 0, C: B });
        return;
    }
    const left = side === 'l';
    const order = left ? m : n;
    const nb = Math.min(t.nb ?? TRIANGLE_BLOCK, ceil4(order));
    const whole = Math.floor(order / nb);
    const rest = order - whole * nb;
    const blocks = rest === 0 ? whole : whole + 1;
    const ldw = ceil4(m);
    scope(queue, (ws) => {
        const T = { data: ws.like(A, blocks * nb * nb), off: 0, ld: nb };
        const W = { data: ws.like(A, ldw * n), off: 0, ld: ldw };
        enqueueExpand(queue, t, nb, order, blocks, T.data);
        /** Rows (or columns, if A stands on the right) of B or W from i on. */
        const part = (X, i) => (left ? at(X, i, 0) : at(X, 0, i));
        /**
         * `batch` blocks of op(A), rows x cols, multiply parts of B from `from` on into parts of W from `to` on; the next ones are `step`
         * further.
         */
        const multiply = (block, stride, batch, step, size) => {
            const { rows, cols, from, to, beta } = size;
            const [strideB, strideW] = left ? [step, step] : [step * B.ld, step * ldw];
            const common = { alpha, beta, batch, strideC: strideW, C: part(W, to) };
            if (left) {
                const operands = { A: block, strideA: stride, B: part(B, from), strideB };
                enqueueGemm(queue, { ...common, ...operands, transA: trans, m: rows, n, k: cols });
            }
            else {
                const operands = { A: part(B, from), strideA: strideB, B: block, strideB: stride };
                enqueueGemm(queue, { ...common, ...operands, transB: trans, m, n: cols, k: rows });
            }
        };
        const diagonal = (first, batch, size) => {
            const place = { from: first * nb, to: first * nb, beta: 0 };
            multiply(at(T, 0, first * nb), nb * nb, batch, nb, { rows: size, cols: size, ...place });
        };
        diagonal(0, whole, nb);
        diagonal(whole, 1, rest);
        // W(rows of the block) += alpha T B(columns of the block), or on the right W(columns) += alpha B(rows) T.
        const lower = (uplo === 'l') === (trans === 'n');
        for (let h = nb; h < order; h *= 2) {
            const pairs = Math.floor(order / (2 * h));
            const square = (first, batch, second) => {
                const stored = uplo === 'l' ? at(A, first + h, first) : at(A, first, first + h);
                const [rows, cols] = lower ? [second, h] : [h, second];
                const [from, to] = lower === left ? [first, first + h] : [first + h, first];
                multiply(stored, 2 * h * (A.ld + 1), batch, 2 * h, { rows, cols, from, to, beta: 1 });
            };
            square(0, pairs, h);
            square(2 * h * pairs, 1, Math.max(0, order - 2 * h * pairs - h));
        }
        enqueueMerge(queue, { part: 'all', m, n, order: Math.max(m, n), W, beta: 0, C: B });
    });
}
/**
 * Enqueues W := the blocks of order nb on the diagonal of A's triangle, `order` rows and columns, as full matrices one behind the other.
 */
export function enqueueExpand(queue, t, nb, order, blocks, W) {
    const { uplo, diag, A } = t;
    const flags = { uplo: uplo === 'l' ? 1 : 2, unit: diag === 'u' ? 1 : 0 };
    const params = { ...flags, nb, order, offA: A.off, lda: A.ld, ldw: nb };
    const groups = [Math.ceil(nb / EXPAND_ROWS), Math.ceil(nb / EXPAND_COLUMNS), blocks];
    queue.launch(triExpand, triExpandVariants.of(W.type), { A: A.data, W }, params, groups);
}
