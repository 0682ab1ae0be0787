import { hostVector } from '../../runtime/buffer.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { dynamicQuantizeRef } from './dynamicQuantize.ref.js';
export async function dynamicQuantizeCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { X } = await hostTensors(a, ['X'], []);
    const [Y, scale] = await Promise.all([hostVector(a.Y, 'write'), hostVector(a.scale, 'write')]);
    dynamicQuantizeRef(a.n, X, Y, scale, await hostVector(a.zero, 'write'));
}
