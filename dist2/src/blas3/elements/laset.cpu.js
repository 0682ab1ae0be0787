import { fieldMat } from '../../runtime/realMat.js';
import { lasetRef } from './laset.ref.js';
export async function lasetCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const A = await fieldMat(a.A, a.m, a.n, a.lda, 'write');
    lasetRef(a.uplo, a.m, a.n, a.alpha, a.beta, A);
    A.store();
}
