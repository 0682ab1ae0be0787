import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors, zeros } from '../hostTensors.cpu.js';
import { attentionForwardRef } from './attentionForward.ref.js';
export async function attentionForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const tensors = await hostTensors(a, ['Q', 'K', 'V', 'mask'], ['O', 'L']);
    attentionForwardRef(a, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
    tensors.store();
}
