import { hostVector } from '../../runtime/buffer.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { quantizeRef } from './quantize.ref.js';
export async function quantizeCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [{ X }, scale] = await Promise.all([hostTensors(a, ['X'], []), hostVector(a.scale, 'read')]);
    const zero = a.zero === undefined ? undefined : await hostVector(a.zero, 'read');
    quantizeRef({ ...a, X, scale, zero }, await hostVector(a.Y, 'write'));
}
