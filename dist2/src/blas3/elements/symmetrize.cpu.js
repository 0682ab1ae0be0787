import { hostMat } from '../../runtime/buffer.js';
import { symmetrizeRef } from './symmetrize.ref.js';
export async function symmetrizeCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const A = await hostMat(a.A, a.lda, 'write');
    symmetrizeRef(a.uplo, a.n, A, a.conj);
}
