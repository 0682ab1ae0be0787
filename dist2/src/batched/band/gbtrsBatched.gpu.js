import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueBandSolve } from './bandFactors.gpu.js';
/** `force` names a shape of the kernel, for tuning. */
export function gbtrsBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['AB', 'B']);
    of.eachRun((run) => enqueueBandSolve(queue, of, run, a.trans, {}, force));
}
