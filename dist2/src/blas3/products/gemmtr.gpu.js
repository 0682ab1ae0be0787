import { isOne, isZero } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGemm } from './gemm.gpu.js';
import { enqueueTriangle, enqueueTriangleTensor, pickTile, pickTriangleTensor, } from './gemmTriangle.gpu.js';
import { MERGE_COLUMNS, MERGE_ROWS, mergeVariants, triMerge } from './gemmtr.kernels.js';
/**
 * Blocks on the diagonal are computed whole and half of that is thrown away: smaller ones waste less, larger ones run faster. H200,
 * 2026-11, n = 4096, TFLOP/s with blocks of 128, 256, 512, 1024: syrk 36.0, 36.8, 37.3, 36.9; trmm 34.4, 38.2, 37.2, 34.5; gemm 46.6.
 */
export const TRIANGLE_BLOCK = 256;
export function gemmtrGpu(queue, a) {
    const { uplo, n, k, alpha, beta } = a;
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    const g = { uplo, transA: a.transA, transB: a.transB, n, k, alpha, A, B, beta, C };
    enqueueGemmtr(queue, g, a.routine);
}
const ceil4 = (x) => Math.ceil(x / 4) * 4;
/**
 * Enqueues C := alpha op(A) op(B) + beta C on one triangle of C, of order n. A and B may lie in C's buffer, apart from C. `noteAs` traces
 * the choice under that name.
 */
export function enqueueGemmtr(queue, g, noteAs) {
    const { uplo, n, k, alpha, beta, C } = g;
    if (n === 0)
        return;
    const note = (kernel, why) => {
        if (noteAs !== undefined)
            queue.note({ routine: noteAs, backend: 'gpu', kernel, why });
    };
    if (isZero(alpha) || k === 0) {
        note('tri_merge', 'no product: C is scaled');
        if (!isOne(beta))
            enqueueMerge(queue, { part: uplo, m: n, n, order: n, beta, C });
        return;
    }
    const tensor = g.nb === undefined ? pickTriangleTensor(queue, g) : undefined;
    if (tensor !== undefined) {
        note(tensor.name, tensor.why);
        enqueueTriangleTensor(queue, g, tensor);
        return;
    }
    const { name, choice, why } = pickTile(queue, g);
    if (choice === undefined || g.nb !== undefined) {
        note('gemm and tri_merge', `${why}: gemm on square blocks, blocks of ${TRIANGLE_BLOCK} on the diagonal through workspace`);
        enqueueBlocks(queue, g);
    }
    else {
        note(name, why);
        enqueueTriangle(queue, g, choice);
    }
}
/**
 * The triangle as its blocks on the diagonal and, for h = nb, 2 nb, 4 nb, ..., squares of order h below (or above) them: those of one size
 * are equally far apart, so that each size is one batched launch.
 */
function enqueueBlocks(queue, g) {
    const { uplo, transA, transB, n, k, alpha, A, B, beta, C, math = 'strict' } = g;
    const nb = Math.min(g.nb ?? TRIANGLE_BLOCK, ceil4(n));
    const rowsOfA = (i) => (transA === 'n' ? at(A, i, 0) : at(A, 0, i));
    const columnsOfB = (j) => (transB === 'n' ? at(B, 0, j) : at(B, j, 0));
    const product = { transA, transB, k, alpha, math };
    /** Batched strides for blocks that are `step` rows and columns apart. */
    const strides = (step) => ({
        strideA: transA === 'n' ? step : step * A.ld,
        strideB: transB === 'n' ? step * B.ld : step,
    });
    for (let h = nb; h < n; h *= 2) {
        const pairs = Math.floor(n / (2 * h));
        const square = (first, batch, second) => {
            const [i, j] = uplo === 'l' ? [first + h, first] : [first, first + h];
            enqueueGemm(queue, {
                ...product,
                ...strides(2 * h),
                strideC: 2 * h * (C.ld + 1),
                batch,
                m: uplo === 'l' ? second : h,
                n: uplo === 'l' ? h : second,
                A: rowsOfA(i),
                B: columnsOfB(j),
                beta,
                C: at(C, i, j),
            });
        };
        square(0, pairs, h);
        // What is left at the end: one rectangle, if its first half is whole.
        square(2 * h * pairs, 1, Math.max(0, n - 2 * h * pairs - h));
    }
    const whole = Math.floor(n / nb);
    const rest = n - whole * nb;
    const blocks = rest === 0 ? whole : whole + 1;
    scope(queue, (ws) => {
        const W = { data: ws.like(C, blocks * nb * nb), off: 0, ld: nb };
        const diagonal = (first, batch, order) => enqueueGemm(queue, {
            ...product,
            ...strides(nb),
            strideC: nb * nb,
            batch,
            m: order,
            n: order,
            A: rowsOfA(first * nb),
            B: columnsOfB(first * nb),
            beta: 0,
            C: at(W, 0, first * nb),
        });
        diagonal(0, whole, nb);
        diagonal(whole, 1, rest);
        enqueueMerge(queue, { part: uplo, m: nb, n: nb, order: n, blocks, W, beta, C });
    });
}
/** Enqueues C := W + beta C on a part of the blocks on C's diagonal. W lies in another buffer. */
export function enqueueMerge(queue, { part, m, n, order, blocks = 1, W, beta, C }) {
    const params = {
        part: part === 'all' ? 0 : part === 'l' ? 1 : 2,
        m,
        n,
        order,
        useW: W === undefined ? 0 : 1,
        ldw: W?.ld ?? 1,
        strideW: (W?.ld ?? 1) * n,
        offC: C.off,
        ldc: C.ld,
        strideC: n * (C.ld + 1),
        scales: isOne(beta) ? 0 : 1,
        beta,
    };
    const groups = [Math.ceil(m / MERGE_ROWS), Math.ceil(n / MERGE_COLUMNS), blocks];
    queue.launch(triMerge, mergeVariants.of(C.data.type), { W: W?.data ?? queue.nothing, C: C.data }, params, groups);
}
