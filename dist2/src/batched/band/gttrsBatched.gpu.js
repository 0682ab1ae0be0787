import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.js';
import { gtSolve } from './bandTridiagonal.kernels.js';
/** `force` names a shape of the kernel, for tuning. */
export function gttrsBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['dl', 'd', 'du', 'du2', 'B']);
    const flags = { TRANS: Number(a.trans !== 'n'), CONJUGATED: Number(a.trans === 'c' && of.type === 'c') };
    enqueueTridiagonal(queue, of, {}, { kernel: gtSolve, flags, tiles: 4, solves: true, pivots: true, shares: true, force });
}
