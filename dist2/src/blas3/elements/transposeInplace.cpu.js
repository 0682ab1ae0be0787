import { hostMat } from '../../runtime/buffer.js';
import { transposeInplaceRef } from './transposeInplace.ref.js';
export async function transposeInplaceCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const A = await hostMat(a.A, a.lda, 'write');
    transposeInplaceRef(a.n, A, a.conj);
}
