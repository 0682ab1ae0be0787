import { hostMat } from '../../runtime/buffer.js';
import { fieldMat } from '../../runtime/realMat.js';
import { langeRef } from './lange.ref.js';
export const langeCpu = (queue, a) => normCpu(queue, { ...a, uplo: 'f', diag: 'n', symmetric: false });
export async function normCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [A, result] = await Promise.all([fieldMat(a.A, a.m, a.n, a.lda, 'read'), hostMat(a.result, 1, 'write')]);
    result.data[result.off] = langeRef(a, A);
}
