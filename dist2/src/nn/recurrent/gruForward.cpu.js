// GRUFORWARD on the CPU backend: the reference, with products on the engine.
import { directionsOf } from '../../core/recurrence.js';
import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors, zeros } from '../hostTensors.cpu.js';
import { gruForwardRef } from './gruForward.ref.js';
export async function gruForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const tensors = await hostTensors(a, ['X', 'W', 'U', 'b', 'bU', 'h0'], ['Y', 'hT', 'S']);
    const make = (length) => zeros(a.prec, length);
    const S = tensors.S ?? make(4 * directionsOf(a) * a.steps * a.batch * a.hidden);
    gruForwardRef(a, { ...tensors, S }, make, hostGemm(a.prec));
    tensors.store();
}
