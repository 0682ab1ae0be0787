import { deviceMat } from '../../runtime/buffer.js';
import { enqueueNorm, noteNorm } from './lange.gpu.js';
export function lanheGpu(queue, a) {
    noteNorm(queue, a.routine);
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    const kind = { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, hermitian: true };
    enqueueNorm(queue, { ...kind, m: a.n, n: a.n, ...operands });
}
