import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.js';
import { ptLdl } from './bandTridiagonal.kernels.js';
/** `force` names a shape of the kernel, for tuning. */
export function pttrsBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['d', 'e', undefined, undefined, 'B']);
    const flags = { FACTORS: 0, SOLVES: 1, NONFINITE: 0 };
    enqueueTridiagonal(queue, of, {}, { kernel: ptLdl, realFirst: true, flags, tiles: 2, solves: true, force });
}
