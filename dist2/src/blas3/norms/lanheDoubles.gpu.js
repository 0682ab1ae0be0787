import { deviceMat } from '../../runtime/buffer.js';
import { enqueueNormDoubles } from './langeDoubles.gpu.js';
export function lanheDoubles(queue, a) {
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    const kind = { norm: a.norm, uplo: a.uplo, diag: 'n', symmetric: true, hermitian: true };
    enqueueNormDoubles(queue, a.routine, { ...kind, m: a.n, n: a.n, ...operands });
}
