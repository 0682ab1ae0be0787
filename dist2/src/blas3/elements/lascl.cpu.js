import { safeMinOf } from '../../core/extremes.js';
import { fieldMat } from '../../runtime/realMat.js';
import { lasclRef } from './lascl.ref.js';
export async function lasclCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const A = await fieldMat(a.A, a.m, a.n, a.lda, 'write');
    lasclRef(a.type === 'g' ? 'f' : a.type, a.cfrom, a.cto, a.m, a.n, A, safeMinOf(A.data));
    A.store();
}
