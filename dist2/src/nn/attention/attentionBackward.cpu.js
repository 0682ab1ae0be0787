import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors, zeros } from '../hostTensors.cpu.js';
import { attentionBackwardRef } from './attentionBackward.ref.js';
export async function attentionBackwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const tensors = await hostTensors(a, ['Q', 'K', 'V', 'mask', 'O', 'L', 'dO'], ['dQ', 'dK', 'dV']);
    attentionBackwardRef(a, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
    tensors.store();
}
