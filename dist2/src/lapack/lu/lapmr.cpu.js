import { hostMat, hostVector } from '../../runtime/buffer.js';
import { lapmrRef } from './lapmr.ref.js';
export async function lapmrCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [X, k] = await Promise.all([hostMat(a.X, a.ldx, 'write'), hostVector(a.k, 'read')]);
    lapmrRef(a.forwrd, a.m, a.n, X, k.data, k.off);
}
