// GTTRF of a batch on the GPU, in any of its forms: one pass (bandTridiagonal.gpu.ts).
import type { Queue } from '../../runtime/queue.ts';
import { type BandCall, BandOnDevice } from './bandDevice.gpu.ts';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.ts';
import { gtLu } from './bandTridiagonal.kernels.ts';

/** `force` names a shape of the kernel, for tuning. */
export function gttrfBatchedGpu(queue: Queue, a: BandCall, force?: string): void {
  const of = new BandOnDevice(queue, a, ['dl', 'd', 'du', 'du2']);
  of.reporting((reports) => {
    const flags = { SOLVES: 0, NONFINITE: Number(reports.nonfinite !== undefined) };
    enqueueTridiagonal(queue, of, reports, { kernel: gtLu, flags, tiles: 4, solves: false, pivots: true, force });
  });
}
