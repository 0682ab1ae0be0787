import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { transposeInplaceKernel, transposeInplaceTile, transposeInplaceVariants } from './transposeInplace.kernels.js';
export function transposeInplaceGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'transpose_square',
        why: `limited by memory: tiles of order ${transposeInplaceTile(a.prec)}`,
    });
    enqueueTransposeInplace(queue, { n: a.n, A: deviceMat(a.A, a.lda), conjugate: a.conj });
}
/** Enqueues A := A^T or A^H for a square A. */
export function enqueueTransposeInplace(queue, s) {
    const tiles = Math.ceil(s.n / transposeInplaceTile(s.A.data.type));
    const params = { n: s.n, offA: s.A.off, lda: s.A.ld };
    const tuning = transposeInplaceVariants.of(s.A.data.type, {
        CONJUGATE: s.conjugate === true && isComplex(s.A.data.type),
    });
    queue.launch(transposeInplaceKernel, tuning, { A: s.A.data }, params, [tiles, tiles, 1]);
}
