import { gemmShifted, gemmTiled, gemmTuning } from './gemm.kernels.js';
import { isEpilogueAligned, launchFused } from './gemmEpilogue.js';
const ofFour = (...values) => values.every((v) => v % 4 === 0);
/** Whether all memory traffic can be in vectors of four. */
export const isAligned = (g) => {
    const { parts, transA, transB, m, n, k, A, B, strideA, strideB } = g;
    return (ofFour(A.off, A.ld, strideA, B.off, B.ld, strideB, m) &&
        isAlignedC(g) &&
        (transA === 0 || k % 4 === 0) &&
        (transB === 1 ? n % (4 / parts) === 0 : k % 4 === 0));
};
/** Whether C can be written in vectors of four, and what goes into it besides be read so. */
export const isAlignedC = ({ C, strideC, epilogue }) => ofFour(C.off, C.ld, strideC) && (epilogue === undefined || isEpilogueAligned(epilogue));
/** Operands and parameters of a launch; whether A and B lie in C's buffer, which is then bound for C only. */
export function operandsOf(queue, g) {
    const { m, n, k, A, B, C, strideC, alpha, beta, end = 0 } = g;
    const aInC = k > 0 && A.data === C.data ? 1 : 0;
    const bInC = k > 0 && B.data === C.data ? 1 : 0;
    const params = {
        m,
        n,
        k,
        end,
        // gemm_tiled and gemm_direct load the first element of A and B whatever the sizes: without a product, one that is sure to exist.
        offA: k === 0 ? 0 : A.off,
        lda: A.ld,
        strideA: k === 0 ? 0 : g.strideA,
        offB: k === 0 ? 0 : B.off,
        ldb: B.ld,
        strideB: k === 0 ? 0 : g.strideB,
        offC: C.off,
        ldc: C.ld,
        strideC,
        alpha,
        beta,
    };
    const buffers = {
        A: aInC === 1 || k === 0 ? queue.nothing : A.data,
        B: bInC === 1 || k === 0 ? queue.nothing : B.data,
        C: C.data,
    };
    return { aInC, bInC, params, buffers };
}
/** Whether gemm_shifted can compute a product of this kind. */
export const isShiftable = ({ parts, A, B, C }) => parts === 1 && A.data !== C.data && B.data !== C.data && A.data.inFours && B.data.inFours;
/** The last elements of the factors, counted in vectors of `width`. */
export function lastOf(g, width) {
    const { transA, transB, m, n, batch, A, B, end = 0 } = g;
    const k = end || g.k;
    const hop = end > 0 ? 0 : batch - 1;
    // Without a product nothing is read but the first vector.
    const last = (X, stride, rows, columns) => k === 0 ? 0 : Math.floor((X.off + hop * stride + (columns - 1) * X.ld + rows - 1) / width);
    return {
        lastA: transA ? last(A, g.strideA, k, m) : last(A, g.strideA, m, k),
        lastB: transB ? last(B, g.strideB, n, k) : last(B, g.strideB, k, n),
    };
}
/** Enqueues the product. A and B may lie in C's buffer, apart from C. */
export function enqueueTile(queue, g, { kernel, tile }) {
    const { transA, transB, m, n, k, batch, A, C, end = 0, epilogue } = g;
    const edge = m % tile.BM !== 0 || n % tile.BN !== 0 || (end || k) % tile.BK !== 0 || k === 0;
    const { aInC, bInC, params, buffers } = operandsOf(queue, g);
    const flags = {
        TRANS_A: transA,
        TRANS_B: transB,
        CONJ_A: g.conjA,
        CONJ_B: g.conjB,
        EDGE: kernel === gemmTiled && !edge ? 0 : 1,
        A_IN_C: aInC,
        B_IN_C: bInC,
    };
    const tuning = gemmTuning(kernel, tile, flags, A.data.type, C.data.type);
    const grid = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN), batch];
    const places = kernel === gemmShifted ? { ...params, ...lastOf(g, 4) } : params;
    launchFused(queue, epilogue, kernel, tuning, buffers, places, grid);
}
