import { im, re } from '../core/complex.js';
import { fieldVector } from '../runtime/realMat.js';
import { eachElement, noteCpu, onEngine } from './level1.cpu.js';
import { rotRef } from './rot.ref.js';
export async function rotCpu(queue, a) {
    const [x, y] = await Promise.all([fieldVector(a.x, a.n, a.incx, 'write'), fieldVector(a.y, a.n, a.incy, 'write')]);
    const v = im(a.s) === 0 ? onEngine(a.n, [x, y]) : undefined;
    noteCpu(queue, a, v !== undefined);
    if (v)
        eachElement(v, 'rot', [a.c, re(a.s), -re(a.s), a.c]);
    else
        rotRef(a.n, x, y, a.c, a.s);
    x.store();
    y.store();
}
