import { hostMat } from '../runtime/buffer.js';
import { copyRef } from './copy.ref.js';
export async function copyCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'read'), hostMat(a.y, a.incy, 'write')]);
    const parts = x.parts ?? 1;
    if (a.incx === 1 && a.incy === 1)
        y.data.set(x.data.subarray(parts * x.off, parts * (x.off + a.n)), parts * y.off);
    else
        copyRef(a.n, x, y);
}
