import { realVector } from '../../runtime/realMat.js';
import { activationOf, activationRef } from './activation.ref.js';
export async function activationBackwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { n, kind, slope, scale } = a;
    const [X, dY, dX] = await Promise.all([
        realVector(a.X, n, 1, 'read'),
        realVector(a.dY, n, 1, 'read'),
        realVector(a.dX, n, 1, 'write'),
    ]);
    activationRef(n, activationOf(kind, slope, scale), X, dX, dY);
    dX.store();
}
