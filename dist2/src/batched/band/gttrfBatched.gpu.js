import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.js';
import { gtLu } from './bandTridiagonal.kernels.js';
/** `force` names a shape of the kernel, for tuning. */
export function gttrfBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['dl', 'd', 'du', 'du2']);
    of.reporting((reports) => {
        const flags = { SOLVES: 0, NONFINITE: Number(reports.nonfinite !== undefined) };
        enqueueTridiagonal(queue, of, reports, { kernel: gtLu, flags, tiles: 4, solves: false, pivots: true, force });
    });
}
