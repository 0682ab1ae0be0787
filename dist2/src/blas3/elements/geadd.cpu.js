import { fieldMat } from '../../runtime/realMat.js';
import { geaddRef } from './geadd.ref.js';
export async function geaddCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [A, B] = await Promise.all([fieldMat(a.A, a.m, a.n, a.lda, 'read'), fieldMat(a.B, a.m, a.n, a.ldb, 'write')]);
    geaddRef(a.m, a.n, a.alpha, A, a.beta, B);
    B.store();
}
