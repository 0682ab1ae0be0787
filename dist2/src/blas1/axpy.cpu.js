import { im, re } from '../core/complex.js';
import { fieldVector } from '../runtime/realMat.js';
import { axpyRef } from './axpy.ref.js';
import { eachElement, noteCpu, onEngine } from './level1.cpu.js';
export async function axpyCpu(queue, a) {
    const [x, y] = await Promise.all([fieldVector(a.x, a.n, a.incx, 'read'), fieldVector(a.y, a.n, a.incy, 'write')]);
    const v = im(a.alpha) === 0 ? onEngine(a.n, [x, y]) : undefined;
    noteCpu(queue, a, v !== undefined);
    if (v)
        eachElement(v, 'axpy', [re(a.alpha)]);
    else
        axpyRef(a.n, a.alpha, x, y);
    y.store();
}
