import { hostTensors } from '../hostTensors.cpu.js';
import { batchNormRef } from './batchNorm.ref.js';
export async function batchNormForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { store, ...of } = await hostTensors(a, ['X', 'gamma', 'beta'], ['runningMean', 'runningVar', 'Y', 'mean', 'rstd']);
    batchNormRef(a, of);
    store();
}
