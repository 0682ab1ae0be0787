// LSTMFORWARD on the CPU backend: the reference, with products on the engine.
import { directionsOf } from '../../core/recurrence.js';
import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors, zeros } from '../hostTensors.cpu.js';
import { lstmForwardRef } from './lstmForward.ref.js';
export async function lstmForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const tensors = await hostTensors(a, ['X', 'W', 'U', 'b', 'P', 'h0', 'c0'], ['Y', 'hT', 'cT', 'S']);
    const S = tensors.S ?? zeros(a.prec, 5 * directionsOf(a) * a.steps * a.batch * a.hidden);
    lstmForwardRef(a, { ...tensors, S }, hostGemm(a.prec));
    tensors.store();
}
