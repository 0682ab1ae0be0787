import { productOf } from '../../core/complex.js';
import { footprint, isTransposed } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { blockTuning, gemmBatchedKernel, pickBlock } from './gemmBatched.kernels.js';
export function gemmBatchedGpu(queue, a) {
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    enqueueGemmBatched(queue, { ...a, A, B, C, batch: a.batchCount }, a.routine);
}
/** The largest offset behind X's pointer at which a rows x cols matrix lies inside the buffer; negative if there is none. */
const lastPlace = ({ data, off, ld }, rows, cols) => data.length - off - footprint(rows, cols, ld);
/**
 * Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for every b below `batch`, leaving out products that are not inside their buffers. A and
 * B may lie in C's buffer. `noteAs` traces the choice under that name.
 */
export function enqueueGemmBatched(queue, g, noteAs) {
    const { m, n, batch, A, B, C, transA = 'n', transB = 'n' } = g;
    const { type } = C.data;
    if (m === 0 || n === 0 || batch === 0)
        return;
    const { alpha, k } = productOf(g.alpha, g.k);
    const { name, choice: block, why } = pickBlock([{ m, n, k }], batch, type, g.force);
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
    const [aInC, bInC] = [k > 0 && A.data === C.data, k > 0 && B.data === C.data];
    const tuning = blockTuning(block, { transA, transB, wide: false, aInC, bInC, type });
    const params = {
        m,
        n,
        k,
        offA: A.off,
        lda: A.ld,
        fromA: g.offsetsA.offset,
        lastA: k === 0 ? 0 : lastPlace(A, ...(isTransposed(transA) ? [k, m] : [m, k])),
        offB: B.off,
        ldb: B.ld,
        fromB: g.offsetsB.offset,
        lastB: k === 0 ? 0 : lastPlace(B, ...(isTransposed(transB) ? [n, k] : [k, n])),
        offC: C.off,
        ldc: C.ld,
        fromC: g.offsetsC.offset,
        lastC: lastPlace(C, m, n),
        batch,
        alpha,
        beta: g.beta,
    };
    const buffers = {
        A: aInC || k === 0 ? queue.nothing : A.data,
        B: bInC || k === 0 ? queue.nothing : B.data,
        C: C.data,
        placesA: deviceMat(g.offsetsA, 1).data,
        placesB: deviceMat(g.offsetsB, 1).data,
        placesC: deviceMat(g.offsetsC, 1).data,
    };
    const groups = [Math.ceil(m / block.BM), Math.ceil(n / block.BN), Math.ceil(batch / block.G)];
    queue.launch(gemmBatchedKernel, tuning, buffers, params, groups);
}
