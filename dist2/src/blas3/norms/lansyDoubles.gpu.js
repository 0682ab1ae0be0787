import { deviceMat } from '../../runtime/buffer.js';
import { enqueueNormDoubles } from './langeDoubles.gpu.js';
export function lansyDoubles(queue, a) {
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    const shape = { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, m: a.n, n: a.n };
    enqueueNormDoubles(queue, a.routine, { ...shape, ...operands });
}
