import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.js';
import { ptLdl } from './bandTridiagonal.kernels.js';
/** `force` names a shape of the kernel, for tuning. */
export function pttrfBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['d', 'e']);
    of.reporting((reports) => {
        const flags = { FACTORS: 1, SOLVES: 0, NONFINITE: Number(reports.nonfinite !== undefined) };
        enqueueTridiagonal(queue, of, reports, { kernel: ptLdl, realFirst: true, flags, tiles: 2, solves: false, force });
    });
}
