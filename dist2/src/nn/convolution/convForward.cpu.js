import { convolutionOf } from '../../core/convolution.js';
import { activationOf } from '../activations/activation.ref.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { convForwardRef } from './conv.ref.js';
export async function convForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { X, F, bias, Y, store } = await hostTensors(a, ['X', 'F', 'bias'], ['Y']);
    const f = a.activation === 'none' ? (z) => z : activationOf(a.activation, 0, 1).f;
    convForwardRef(convolutionOf(a), X, F, bias, f, Y);
    store();
}
