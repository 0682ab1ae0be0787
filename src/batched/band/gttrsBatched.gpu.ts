// GTTRS of a batch on the GPU, in any of its forms: both substitutions in one pass (bandTridiagonal.gpu.ts).
import type { Queue } from '../../runtime/queue.ts';
import { type BandCall, BandOnDevice } from './bandDevice.gpu.ts';
import { enqueueTridiagonal } from './bandTridiagonal.gpu.ts';
import { gtSolve } from './bandTridiagonal.kernels.ts';

/** `force` names a shape of the kernel, for tuning. */
export function gttrsBatchedGpu(queue: Queue, a: BandCall, force?: string): void {
  const of = new BandOnDevice(queue, a, ['dl', 'd', 'du', 'du2', 'B']);
  const flags = { TRANS: Number(a.trans !== 'n'), CONJUGATED: Number(a.trans === 'c' && of.type === 'c') };
  enqueueTridiagonal(
    queue,
    of,
    {},
    { kernel: gtSolve, flags, tiles: 4, solves: true, pivots: true, shares: true, force },
  );
}
