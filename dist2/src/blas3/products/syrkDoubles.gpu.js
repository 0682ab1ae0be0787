import { deviceMat } from '../../runtime/buffer.js';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.js';
export function syrkDoubles(queue, a) {
    const { uplo, trans, n, k, alpha, beta } = a;
    noteTriangle(queue, a.routine);
    const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
    gemmtrDoublesOn(queue, 'span')(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);
}
