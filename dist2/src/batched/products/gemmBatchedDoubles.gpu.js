import { footprint, isTransposed } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueSoftBatch, noteSoftBatch } from './gemmSoftBatched.gpu.js';
/** The largest offset behind X's pointer at which a rows x cols matrix lies inside the buffer; negative if there is none. */
const lastPlace = ({ data, off, ld }, rows, cols) => data.length - off - footprint(rows, cols, ld);
export function gemmBatchedDoubles(queue, a) {
    const { transA, transB, m, n, k, alpha, beta, batchCount: batch } = a;
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    noteSoftBatch(queue, a.routine, `${batch} products in soft arithmetic`);
    const [rowsA, colsA] = isTransposed(transA) ? [k, m] : [m, k];
    const [rowsB, colsB] = isTransposed(transB) ? [n, k] : [k, n];
    const places = {
        A: { list: a.offsetsA, last: lastPlace(A, rowsA, colsA) },
        B: { list: a.offsetsB, last: lastPlace(B, rowsB, colsB) },
        C: { list: a.offsetsC, last: lastPlace(C, m, n) },
    };
    enqueueSoftBatch(queue, { transA, transB, m, n, k, alpha, beta, A, B, C, places, batch });
}
