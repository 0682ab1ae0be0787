import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueBandLu } from './bandFactors.gpu.js';
/** `force` names a shape of the kernel, for tuning. */
export function gbtrfBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['AB']);
    of.reporting((reports) => of.eachRun((run) => enqueueBandLu(queue, of, run, reports, force)));
}
