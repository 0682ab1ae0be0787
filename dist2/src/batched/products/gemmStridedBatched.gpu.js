// GEMM of a batch at equal distances on the GPU: small matrices by a kernel that puts several into a workgroup, of halves on matrix units
// where there are such, others by gemm's kernels.
// Also the building block of batched factorizations (enqueueGemmBatch).
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { productOf } from '../../core/complex.js';
import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { blockTuning, gemmStridedBatchedKernel, ofFour, pickBlock, suitsTiles, wideShape, } from './gemmBatched.kernels.js';
import { enqueueTensorBatch, pickTensorBatch } from './gemmTensorBatched.gpu.js';
/** Workgroups that keep a large GPU busy: with more of them each takes several matrices in turn, loading the next while it computes one. */
const ENOUGH = 2048;
export function gemmStridedBatchedGpu(queue, a) {
    enqueueGemmBatch(queue, {
        transA: a.transA,
        transB: a.transB,
        m: a.m,
        n: a.n,
        k: a.k,
        alpha: a.alpha,
        A: deviceMat(a.A, a.lda),
        strideA: a.strideA,
        B: deviceMat(a.B, a.ldb),
        strideB: a.strideB,
        beta: a.beta,
        C: deviceMat(a.C, a.ldc),
        strideC: a.strideC,
        batch: a.batchCount,
    }, a.routine);
}
/**
 * Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for every b below `batch`. A and B may lie in C's buffer, apart from C. `noteAs`
 * traces the choice under that name; `force` names a block of gemmBatched.kernels.ts or gemmTensorBatched.kernels.ts.
 */
export function enqueueGemmBatch(queue, g, noteAs) {
    const { m, n, batch = 1, A, B, C, strideA = 0, strideB = 0, strideC = 0 } = g;
    if (m === 0 || n === 0 || batch === 0)
        return;
    const units = batch === 1 ? undefined : pickTensorBatch(queue, g);
    if (units !== undefined) {
        if (noteAs !== undefined)
            queue.note({ routine: noteAs, backend: 'gpu', kernel: units.name, why: units.why });
        enqueueTensorBatch(queue, units, g);
        return;
    }
    if (g.force === undefined && (batch === 1 || suitsTiles(m, n, C.data.type))) {
        enqueueGemm(queue, g, noteAs);
        return;
    }
    const { alpha, k } = productOf(g.alpha, g.k);
    const { type } = C.data;
    const { name, choice: block, why } = pickBlock([{ m, n, k }], batch, type, g.force);
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
    const [aInC, bInC] = [k > 0 && A.data === C.data, k > 0 && B.data === C.data];
    const { transA = 'n', transB = 'n' } = g;
    const wide = !isComplex(type) &&
        wideShape({ m, n, k }, transA, transB) &&
        ofFour(C.off, C.ld, strideC) &&
        (k === 0 || ofFour(A.off, A.ld, strideA, B.off, B.ld, strideB));
    const tuning = blockTuning(block, { transA, transB, wide, aInC, bInC, type });
    const columns = Math.ceil(m / block.BM) * Math.ceil(n / block.BN);
    const turns = Math.max(1, Math.min(4, Math.floor((columns * batch) / (block.G * ENOUGH))));
    const params = {
        m,
        n,
        k,
        offA: A.off,
        lda: A.ld,
        strideA,
        offB: B.off,
        ldb: B.ld,
        strideB,
        offC: C.off,
        ldc: C.ld,
        strideC,
        batch,
        turns,
        alpha,
        beta: g.beta,
    };
    const buffers = {
        A: aInC || k === 0 ? queue.nothing : A.data,
        B: bInC || k === 0 ? queue.nothing : B.data,
        C: C.data,
    };
    const groups = [Math.ceil(m / block.BM), Math.ceil(n / block.BN), Math.ceil(batch / (block.G * turns))];
    queue.launch(gemmStridedBatchedKernel, tuning, buffers, params, groups);
}
