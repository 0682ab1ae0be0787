// PTTRF of a batch on the GPU, in any of its forms: one pass (bandTridiagonal.gpu.ts).
import type { Queue } from '../../runtime/queue.ts';
import { type BandCall, BandOnDevice } from './bandDevice.gpu.ts';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.ts';
import { ptLdl } from './bandTridiagonal.kernels.ts';

/** `force` names a shape of the kernel, for tuning. */
export function pttrfBatchedGpu(queue: Queue, a: BandCall, force?: string): void {
  const of = new BandOnDevice(queue, a, ['d', 'e']);
  of.reporting((reports) => {
    const flags = { FACTORS: 1, SOLVES: 0, NONFINITE: Number(reports.nonfinite !== undefined) };
    enqueueTridiagonal(queue, of, reports, { kernel: ptLdl, realFirst: true, flags, tiles: 2, solves: false, force });
  });
}
