// GRUBACKWARD on the CPU backend: the reference, with products on the engine.
import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors, zeros } from '../hostTensors.cpu.js';
import { gruBackwardRef } from './gruBackward.ref.js';
export async function gruBackwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const read = ['X', 'W', 'U', 'h0', 'Y', 'S', 'dY', 'dhT'];
    const tensors = await hostTensors(a, read, ['dX', 'dW', 'dU', 'db', 'dbU', 'dh0']);
    gruBackwardRef(a, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
    tensors.store();
}
