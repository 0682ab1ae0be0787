import { im, re } from '../core/complex.js';
import { fieldVector } from '../runtime/realMat.js';
import { eachElement, noteCpu, onEngine } from './level1.cpu.js';
import { scalRef } from './scal.ref.js';
export async function scalCpu(queue, a) {
    const x = await fieldVector(a.x, a.n, a.incx, 'write');
    const v = im(a.alpha) === 0 ? onEngine(a.n, [x]) : undefined;
    noteCpu(queue, a, v !== undefined);
    if (v)
        eachElement(v, 'scal', [re(a.alpha)]);
    else
        scalRef(a.n, a.alpha, x);
    x.store();
}
