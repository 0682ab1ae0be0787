import { convolutionOf } from '../../core/convolution.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { convBackwardDataRef } from './conv.ref.js';
export async function convBackwardDataCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { F, dY, dX, store } = await hostTensors(a, ['F', 'dY'], ['dX']);
    convBackwardDataRef(convolutionOf(a), F, dY, dX);
    store();
}
