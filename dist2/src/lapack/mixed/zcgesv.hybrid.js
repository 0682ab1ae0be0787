import { fields } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { enqueueGetrf, luPanelWay } from '../lu/getrf.gpu.js';
import { enqueueGetrs } from '../lu/getrs.gpu.js';
import { solveMixed } from './mixed.cpu.js';
import { DeviceSingles, fitsDevice } from './mixed.hybrid.js';
import { zcgesvCpu, zcgesvKind } from './zcgesv.cpu.js';
export async function zcgesvHybrid(queue, a) {
    if (!fitsDevice(queue, a, fields.c.bytes))
        return zcgesvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
    await solveMixed(queue, a, zcgesvKind(queue, a), () => singlesOnDevice(queue, a));
}
/** The factorization in complex single precision on the GPU. */
export function singlesOnDevice(queue, a) {
    const { routine, n, math } = a;
    const { name, why } = luPanelWay(queue, n, 'c');
    queue.note({ routine, backend: 'gpu', kernel: name, why });
    const ipiv = deviceMat(a.ipiv, 1);
    return new DeviceSingles(queue, a, {
        factor: (S, info) => enqueueGetrf(queue, { m: n, n, A: S, ipiv, info, math }),
        solve: (S, D, nrhs) => enqueueGetrs(queue, { trans: 'n', n, nrhs, A: S, ipiv, B: D }),
    });
}
