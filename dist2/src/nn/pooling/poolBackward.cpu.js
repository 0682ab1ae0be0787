import { poolingOf } from '../../core/pooling.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { poolBackwardRef } from './pool.ref.js';
export async function poolBackwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { X, dY, dX, store } = await hostTensors(a, ['X', 'dY'], ['dX']);
    poolBackwardRef(poolingOf(a), X, dY, dX);
    store();
}
