import { fieldMat } from '../../runtime/realMat.js';
import { geamRef } from './geam.ref.js';
export async function geamCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const shape = (trans) => (trans === 'n' ? [a.m, a.n] : [a.n, a.m]);
    const [A, B, C] = await Promise.all([
        fieldMat(a.A, ...shape(a.transA), a.lda, 'read'),
        fieldMat(a.B, ...shape(a.transB), a.ldb, 'read'),
        fieldMat(a.C, a.m, a.n, a.ldc, 'write'),
    ]);
    geamRef(a.transA, a.transB, a.m, a.n, a.alpha, A, a.beta, B, C);
    C.store();
}
