import { hostMat } from '../../runtime/buffer.js';
import { gemmI32Ref } from './gemmI32.ref.js';
export async function gemmI32Cpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [A, B, C] = await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostMat(a.B, a.ldb, 'read'),
        hostMat(a.C, a.ldc, 'write'),
    ]);
    gemmI32Ref(a.transA, a.transB, a.m, a.n, a.k, a.alpha, A, B, a.beta, C);
}
