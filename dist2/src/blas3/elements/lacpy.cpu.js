import { hostMat } from '../../runtime/buffer.js';
import { lacpyRef } from './lacpy.ref.js';
export async function lacpyCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
    lacpyRef(a.uplo, a.m, a.n, A, B);
}
