import { fieldMat, fieldVector } from '../../runtime/realMat.js';
import { dgmmRef } from './dgmm.ref.js';
export async function dgmmCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [A, x, C] = await Promise.all([
        fieldMat(a.A, a.m, a.n, a.lda, 'read'),
        fieldVector(a.x, a.side === 'l' ? a.m : a.n, a.incx, 'read'),
        fieldMat(a.C, a.m, a.n, a.ldc, 'write'),
    ]);
    dgmmRef(a.side, a.m, a.n, A, x, C);
    C.store();
}
