import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.js';
import { gtLu } from './bandTridiagonal.kernels.js';
/** `force` names a shape of the kernel, for tuning. */
export function gtsvBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['dl', 'd', 'du', undefined, 'B']);
    of.reporting((reports) => {
        const flags = { SOLVES: 1, NONFINITE: Number(reports.nonfinite !== undefined) };
        enqueueTridiagonal(queue, of, reports, { kernel: gtLu, flags, tiles: 4, solves: true, force });
    });
}
