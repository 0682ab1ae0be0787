import { hostVector } from '../runtime/buffer.js';
import { fieldVector, realVector } from '../runtime/realMat.js';
import { complexDotRef, dotRef } from './dot.ref.js';
import { noteCpu, onEngine, sumOf } from './level1.cpu.js';
export async function dotCpu(queue, a) {
    const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'read'), realVector(a.y, a.n, a.incy, 'read')]);
    const result = await hostVector(a.result, 'write');
    const v = onEngine(a.n, [x, y]);
    noteCpu(queue, a, v !== undefined);
    result.data[result.off] = v ? sumOf(v, 'dot') : dotRef(a.n, x, y);
}
/** The product of complex vectors, by the reference: its loop is as fast as memory, and the engine has no kernel for it. */
const complexDot = (conjugated) => async (queue, a) => {
    const [x, y] = await Promise.all([fieldVector(a.x, a.n, a.incx, 'read'), fieldVector(a.y, a.n, a.incy, 'read')]);
    const result = await hostVector(a.result, 'write');
    noteCpu(queue, a, false);
    const { re, im } = complexDotRef(a.n, x, y, conjugated);
    result.data.set([re, im], 2 * result.off);
};
export const dotuCpu = complexDot(false);
export const dotcCpu = complexDot(true);
