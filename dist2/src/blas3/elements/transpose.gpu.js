import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { transposeKernel, transposeTile, transposeVariants } from './transpose.kernels.js';
export function transposeGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'transpose_tiled',
        why: `limited by memory: tiles of order ${transposeTile(a.prec)}`,
    });
    enqueueTranspose(queue, { m: a.m, n: a.n, A: deviceMat(a.A, a.lda), B: deviceMat(a.B, a.ldb), conjugate: a.conj });
}
/** Enqueues B := A^T, or A^H, A m x n. A may lie in B's buffer, apart from B. */
export function enqueueTranspose(queue, s) {
    const aInB = s.A.data === s.B.data;
    const { type } = s.B.data;
    const tile = transposeTile(type);
    const params = { m: s.m, n: s.n, offA: s.A.off, lda: s.A.ld, offB: s.B.off, ldb: s.B.ld };
    const buffers = { A: aInB ? queue.nothing : s.A.data, B: s.B.data };
    queue.launch(transposeKernel, transposeVariants.of(type, { A_IN_B: aInB, CONJUGATE: s.conjugate === true && isComplex(type) }), buffers, params, [Math.ceil(s.m / tile), Math.ceil(s.n / tile), 1]);
}
