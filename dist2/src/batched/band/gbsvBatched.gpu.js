import { BandOnDevice } from './bandDevice.gpu.js';
import { enqueueBandLu, enqueueBandSolve } from './bandFactors.gpu.js';
/** `force` names shapes of the kernels, for tuning. */
export function gbsvBatchedGpu(queue, a, force) {
    const of = new BandOnDevice(queue, a, ['AB', 'B']);
    of.reporting((reports) => of.eachRun((run) => {
        enqueueBandLu(queue, of, run, reports, force?.lu);
        enqueueBandSolve(queue, of, run, 'n', reports, force?.solve);
    }));
}
