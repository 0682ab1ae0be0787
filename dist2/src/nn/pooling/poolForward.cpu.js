import { poolingOf } from '../../core/pooling.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { poolForwardRef } from './pool.ref.js';
export async function poolForwardCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { X, Y, store } = await hostTensors(a, ['X'], ['Y']);
    poolForwardRef(poolingOf(a), X, Y);
    store();
}
