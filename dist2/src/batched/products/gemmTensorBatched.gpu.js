import { isTransposed } from '../../core/matrix.js';
import { isHalf } from '../../runtime/buffer.js';
import { fitsBlocks, gemmTensorBatched, pickUnitBlock, suitsUnits, unitRules, unitTuning, } from './gemmTensorBatched.kernels.js';
const ofEight = (...values) => values.every((value) => value % 8 === 0);
/**
 * How the matrix units would compute a batch; undefined if the device has none, another kind of kernel is forced, or it does not suit them.
 */
export function pickTensorBatch(queue, g) {
    const { A, B, C, strideA = 0, strideB = 0, strideC = 0, force } = g;
    const unit = queue.context.gpu?.matrixUnits.find(fitsBlocks);
    const asked = force === undefined ? suitsUnits(g) : unitRules.some(({ name }) => name === force);
    if (unit === undefined || !asked || !isHalf(C) || g.alpha === 0)
        return undefined;
    const aligned = ofEight(g.m, g.n, g.k, A.off, A.ld, strideA, B.off, B.ld, strideB);
    const alignedC = [C.off, C.ld, strideC].every((x) => x % 4 === 0);
    if (!aligned || !alignedC || g.k === 0 || A.data === C.data || B.data === C.data)
        return undefined;
    const { name, choice: block, why } = pickUnitBlock(g, force);
    return { unit, block, name, why };
}
/** Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for a batch that pickTensorBatch has found suitable. */
export function enqueueTensorBatch(queue, { unit, block }, g) {
    const { m, n, k, alpha, A, B, beta, C, batch = 1 } = g;
    const { strideA = 0, strideB = 0, strideC = 0 } = g;
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
        alpha,
        beta,
    };
    const tuning = unitTuning(block, unit, isTransposed(g.transA), isTransposed(g.transB));
    const groups = [Math.ceil(m / block.BM), Math.ceil(n / block.BN), Math.ceil(batch / block.G)];
    const buffers = { A: A.data, B: B.data, C: C.data };
    queue.launch(gemmTensorBatched, tuning, buffers, params, groups);
}
