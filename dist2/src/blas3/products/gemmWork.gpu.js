// GEMM through workspace: in slices of its depth, where C alone does not fill the GPU, or with operands copied into aligned places.
import { powerOfTwo } from '../../blas2/gemv.gpu.js';
import { launchFused } from './gemmEpilogue.js';
import { enqueueTile, isAlignedC } from './gemmTile.gpu.js';
import { gemmPad, gemmSum, PAD_COLUMNS, PAD_ROWS, padTunings, SUM_DEPTH, SUM_THREADS, sumTunings, } from './gemmWork.kernels.js';
/**
 * Enqueues the product in slices of its depth, each into a matrix of workspace in single precision, and their sum. What is summed and in
 * which order depends on the sizes and the tile only.
 */
export function enqueueSlices(queue, g, choice, { slices, depth }) {
    const { parts, transA, transB, m, n, k, A, B } = g;
    const W = { data: queue.context.lease('s', m * n * slices), off: 0, ld: m };
    const slice = {
        ...g,
        k: depth,
        end: k,
        batch: slices,
        alpha: 1,
        beta: 0,
        C: W,
        strideA: transA === 1 ? depth : (depth / parts) * A.ld,
        strideB: transB === 1 ? (depth / parts) * B.ld : depth,
        strideC: m * n,
        epilogue: undefined,
    };
    enqueueTile(queue, slice, choice);
    enqueueSum(queue, g, W, slices);
    W.data.dispose();
}
/** Enqueues the product by way of copies of its factors that are aligned and of whole tiles, so that the kernel guards no edges. */
export function enqueuePadded(queue, g, choice) {
    const { parts, transA, transB, n } = g;
    if (g.k === 0) {
        enqueueSum(queue, g, { data: queue.nothing, off: 0, ld: 1 }, 0);
        return;
    }
    const { BM, BN, BK } = choice.tile;
    // In elements.
    const [m, k] = [g.m / parts, g.k / parts];
    const [rows, columns, depth] = [up(g.m, BM) / parts, up(n, BN), up(g.k, BK) / parts];
    const A = transA === 1 ? padded(queue, g.A, parts, k, m, depth, rows) : padded(queue, g.A, parts, m, k, rows, depth);
    const B = transB === 1 ? padded(queue, g.B, parts, n, k, columns, depth) : padded(queue, g.B, parts, k, n, depth, columns);
    const whole = { ...g, A, B, m: rows * parts, n: columns, k: depth * parts };
    if (rows === m && columns === n && isAlignedC(g)) {
        enqueueTile(queue, whole, choice);
    }
    else {
        const W = { data: queue.context.lease('s', whole.m * columns), off: 0, ld: whole.m };
        enqueueTile(queue, { ...whole, C: W, alpha: 1, beta: 0, epilogue: undefined }, choice);
        enqueueSum(queue, g, W, 1);
        W.data.dispose();
    }
    for (const { data } of [A, B])
        data.dispose();
}
const up = (x, step) => Math.ceil(x / step) * step;
/** A copy of X, which is given in words, `rows` x `columns` elements as it is stored, with zeros up to `ld` x `width`. */
function padded(queue, X, parts, rows, columns, ld, width) {
    const P = queue.context.lease(X.data.type, ld * width);
    const params = { m: rows, n: columns, offX: X.off / parts, ldx: X.ld / parts, ldp: ld, columns: width };
    const groups = [Math.ceil(ld / PAD_ROWS), Math.ceil(width / PAD_COLUMNS), 1];
    queue.launch(gemmPad, padTunings.of(X.data.type), { X: X.data, P }, params, groups);
    return { data: P, off: 0, ld: ld * parts };
}
/** Threads of gemm_sum that share an element at most. */
const SHARING = 64;
/** Enqueues C := alpha (the sum of the slices of W) + beta C, and the epilogue; without slices, and then alpha is 0, W is not read. */
export function enqueueSum(queue, s, W, slices) {
    const { parts = 1, n, columnsW = n, alpha, beta, C, epilogue } = s;
    const tuning = sumTunings.of(C.data.type);
    const cells = SUM_THREADS / powerOfTwo(slices / SUM_DEPTH, SHARING);
    const [m, ldw] = [s.m / parts, W.ld / parts];
    const places = { ldw, strideW: ldw * columnsW, offC: C.off / parts, ldc: C.ld / parts };
    const params = { m, n, slices, cells, ...places, alpha, beta };
    const grid = [Math.ceil((m * n) / cells), 1, 1];
    launchFused(queue, epilogue, gemmSum, tuning, { W: W.data, C: C.data }, params, grid);
}
