import { deviceMat } from '../../runtime/buffer.js';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.js';
export function syr2kDoubles(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    noteTriangle(queue, a.routine);
    const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
    const transB = trans === 'n' ? 't' : 'n';
    const gemmtr = gemmtrDoublesOn(queue, 'span');
    gemmtr(uplo, trans, transB, n, k, alpha, A, B, beta, C);
    gemmtr(uplo, trans, transB, n, k, alpha, B, A, 1, C);
}
