import { deviceMat } from '../../runtime/buffer.js';
import { enqueueNorm, noteNorm } from './lange.gpu.js';
export function lansyGpu(queue, a) {
    noteNorm(queue, a.routine);
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    enqueueNorm(queue, { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, m: a.n, n: a.n, ...operands });
}
