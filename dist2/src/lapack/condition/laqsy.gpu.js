import { onDevice } from '../../runtime/operands.js';
import { enqueueLaqge, noteLaqge } from './laqge.gpu.js';
export function laqsyGpu(queue, a) {
    noteLaqge(queue, a.routine);
    const { uplo, n, A, s, scalars, equed } = onDevice(a);
    enqueueLaqge(queue, { uplo, m: n, n, A, r: s, scalars, equed });
}
