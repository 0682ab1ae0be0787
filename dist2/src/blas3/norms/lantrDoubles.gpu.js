import { deviceMat } from '../../runtime/buffer.js';
import { enqueueNormDoubles } from './langeDoubles.gpu.js';
export function lantrDoubles(queue, a) {
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    const shape = { norm: a.norm, uplo: a.uplo, diag: a.diag, symmetric: false, m: a.m, n: a.n };
    enqueueNormDoubles(queue, a.routine, { ...shape, ...operands });
}
