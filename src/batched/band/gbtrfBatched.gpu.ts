// GBTRF of a batch on the GPU, in any of its forms: one pass (bandFactors.gpu.ts).
import type { Queue } from '../../runtime/queue.ts';
import { type BandCall, BandOnDevice } from './bandDevice.gpu.ts';
import { enqueueBandLu } from './bandFactors.gpu.ts';

/** `force` names a shape of the kernel, for tuning. */
export function gbtrfBatchedGpu(queue: Queue, a: BandCall, force?: string): void {
  const of = new BandOnDevice(queue, a, ['AB']);
  of.reporting((reports) => of.eachRun((run) => enqueueBandLu(queue, of, run, reports, force)));
}
