import { convolutionOf } from '../../core/convolution.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { convBackwardFilterRef } from './conv.ref.js';
export async function convBackwardFilterCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { X, dY, dF, dBias, store } = await hostTensors(a, ['X', 'dY'], ['dF', 'dBias']);
    convBackwardFilterRef(convolutionOf(a), X, dY, dF, dBias);
    store();
}
