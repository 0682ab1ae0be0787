import { hostMat } from '../runtime/buffer.js';
import { eachElement, noteCpu, onEngine } from './level1.cpu.js';
import { swapRef } from './swap.ref.js';
export async function swapCpu(queue, a) {
    // Halves change places as they are, and are nothing for the engine.
    const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'write'), hostMat(a.y, a.incy, 'write')]);
    const v = a.prec === 'h' ? undefined : onEngine(a.n, [x, y]);
    noteCpu(queue, a, v !== undefined);
    if (v)
        eachElement(v, 'swap');
    else
        swapRef(a.n, x, y);
}
