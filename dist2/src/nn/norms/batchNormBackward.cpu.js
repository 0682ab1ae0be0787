import { hostTensors } from '../hostTensors.cpu.js';
import { batchNormGradientRef } from './batchNorm.ref.js';
export async function batchNormBackwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { store, ...of } = await hostTensors(a, ['X', 'dY', 'gamma', 'mean', 'rstd'], ['dX', 'dGamma', 'dBeta']);
    batchNormGradientRef(a, of);
    store();
}
