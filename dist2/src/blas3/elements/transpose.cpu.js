import { isComplex } from '../../core/field.js';
import { hostMat } from '../../runtime/buffer.js';
import { adjointRef } from './adjoint.ref.js';
import { transposeRef } from './transpose.ref.js';
export async function transposeCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
    if (a.conj && isComplex(a.prec))
        adjointRef(a.m, a.n, A, B);
    else
        transposeRef(a.m, a.n, A, B);
}
