import { hostVector } from '../../runtime/buffer.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { dequantizeRef } from './dequantize.ref.js';
export async function dequantizeCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [X, scale] = await Promise.all([hostVector(a.X, 'read'), hostVector(a.scale, 'read')]);
    const zero = a.zero === undefined ? undefined : await hostVector(a.zero, 'read');
    const { Y, store } = await hostTensors(a, [], ['Y']);
    dequantizeRef({ ...a, X, scale, zero }, Y);
    store();
}
