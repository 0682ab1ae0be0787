import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors, zeros } from '../hostTensors.cpu.js';
import { lstmBackwardRef } from './lstmBackward.ref.js';
export async function lstmBackwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const tensors = await hostTensors(a, ['X', 'W', 'U', 'P', 'h0', 'c0', 'Y', 'S', 'dY', 'dhT', 'dcT'], ['dX', 'dW', 'dU', 'db', 'dP', 'dh0', 'dc0']);
    lstmBackwardRef(a, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
    tensors.store();
}
