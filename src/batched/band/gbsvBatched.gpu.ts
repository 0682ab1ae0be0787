// GBSV of a batch on the GPU, in any of its forms: factorization, then both substitutions where it succeeded (bandFactors.gpu.ts).
import type { Queue } from '../../runtime/queue.ts';
import { type BandCall, BandOnDevice } from './bandDevice.gpu.ts';
import { enqueueBandLu, enqueueBandSolve } from './bandFactors.gpu.ts';

/** `force` names shapes of the kernels, for tuning. */
export function gbsvBatchedGpu(queue: Queue, a: BandCall, force?: { lu?: string; solve?: string }): void {
  const of = new BandOnDevice(queue, a, ['AB', 'B']);
  of.reporting((reports) =>
    of.eachRun((run) => {
      enqueueBandLu(queue, of, run, reports, force?.lu);
      enqueueBandSolve(queue, of, run, 'n', reports, force?.solve);
    }),
  );
}
