import { realVector } from '../runtime/realMat.js';
import { eachElement, noteCpu, onEngine } from './level1.cpu.js';
import { rotmRef } from './rotm.ref.js';
export async function rotmCpu(queue, a) {
    const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'write'), realVector(a.y, a.n, a.incy, 'write')]);
    const v = onEngine(a.n, [x, y]);
    noteCpu(queue, a, v !== undefined);
    if (v === undefined) {
        rotmRef(a.n, x, y, a.flag, a.h11, a.h21, a.h12, a.h22);
    }
    else if (a.flag !== -2) {
        // The flag says which entries of H are implied; -2 stands for the unit matrix.
        const [d1, d2] = a.flag === 0 ? [1, 1] : [a.h11, a.h22];
        const [up, down] = a.flag === 1 ? [1, -1] : [a.h12, a.h21];
        eachElement(v, 'rot', [d1, up, down, d2]);
    }
    x.store();
    y.store();
}
