// SYEV of a batch on the GPU: orders up to 8 by Jacobi's rotations in registers, others by way of a workspace.
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
import { eachEigenRun } from './eigenRuns.gpu.ts';
import { ORMTR_MOST } from './ormtrPacked.kernels.ts';
import { enqueueSyevPacked } from './syevPacked.gpu.ts';
import { enqueueSyevSmall } from './syevSmall.gpu.ts';
import { TINY } from './syevSmall.kernels.ts';

/** Larger orders are not for the kernels of batches. */
export const PACKED_MOST = ORMTR_MOST;

/** Enqueues A = Z W Z^T for every matrix of the batch whose order is at most packedMost; the others, and their info, stay as they are. */
export function enqueueSyevBatch(queue: Queue, f: DeviceSyevBatch): void {
  const { packedMost = PACKED_MOST } = f;
  eachEigenRun(queue, f, (run, own) => {
    if (run.n <= TINY) enqueueSyevSmall(queue, run, own);
    else if (run.n <= packedMost) enqueueSyevPacked(queue, run, own);
  });
}
