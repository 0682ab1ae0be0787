import { deviceMat } from '../../runtime/buffer.js';
import { enqueueNorm, noteNorm } from './lange.gpu.js';
export function lantrGpu(queue, a) {
    noteNorm(queue, a.routine);
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    enqueueNorm(queue, { norm: a.norm, uplo: a.uplo, diag: a.diag, symmetric: false, m: a.m, n: a.n, ...operands });
}
