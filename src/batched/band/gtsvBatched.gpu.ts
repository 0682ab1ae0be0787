// GTSV of a batch on the GPU, in any of its forms: factored and solved in one pass (bandTridiagonal.gpu.ts).
import type { Queue } from '../../runtime/queue.ts';
import { type BandCall, BandOnDevice } from './bandDevice.gpu.ts';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.ts';
import { gtLu } from './bandTridiagonal.kernels.ts';

/** `force` names a shape of the kernel, for tuning. */
export function gtsvBatchedGpu(queue: Queue, a: BandCall, force?: string): void {
  const of = new BandOnDevice(queue, a, ['dl', 'd', 'du', undefined, 'B']);
  of.reporting((reports) => {
    const flags = { SOLVES: 1, NONFINITE: Number(reports.nonfinite !== undefined) };
    enqueueTridiagonal(queue, of, reports, { kernel: gtLu, flags, tiles: 4, solves: true, force });
  });
}
