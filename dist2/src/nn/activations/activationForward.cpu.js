import { realVector } from '../../runtime/realMat.js';
import { activationOf, activationRef } from './activation.ref.js';
export async function activationForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { n, kind, slope, scale } = a;
    const [X, Y] = await Promise.all([realVector(a.X, n, 1, 'read'), realVector(a.Y, n, 1, 'write')]);
    activationRef(n, activationOf(kind, slope, scale), X, Y);
    Y.store();
}
