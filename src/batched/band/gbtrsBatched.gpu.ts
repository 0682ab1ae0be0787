// GBTRS of a batch on the GPU, in any of its forms: both substitutions in one launch (bandFactors.gpu.ts).
import type { Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BandCall, BandOnDevice } from './bandDevice.gpu.ts';
import { enqueueBandSolve } from './bandFactors.gpu.ts';

/** `force` names a shape of the kernel, for tuning. */
export function gbtrsBatchedGpu(queue: Queue, a: BandCall, force?: string): void {
  const of = new BandOnDevice(queue, a, ['AB', 'B']);
  of.eachRun((run) => enqueueBandSolve(queue, of, run, a.trans as Trans, {}, force));
}
