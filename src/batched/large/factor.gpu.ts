// LU, Cholesky and L D L^T of batches of larger matrices on the GPU: one dispatch where a workgroup has their rows, else one matrix after the other.
import type { Queue } from '../../runtime/queue.ts';
import type { BatchRun, DeviceGetrfBatch, DevicePotrfBatch, DeviceSytrfNopivBatch } from '../deviceBatch.ts';
import { enqueueGroupCholesky, enqueueGroupLu, fitsGroup } from '../group.gpu.ts';
import { enqueueSingleGetrf, enqueueSinglePotrf, enqueueSingleSytrfNopiv } from '../single.gpu.ts';

/** Enqueues A := P L U, or L U without `pivot`. */
export function enqueueLargeGetrf(queue: Queue, run: BatchRun, f: DeviceGetrfBatch): void {
  const { pivot = true } = f;
  if (fitsGroup(queue, run.m, f.force)) enqueueGroupLu(queue, run, { ...f, pivot });
  else enqueueSingleGetrf(queue, run, f);
}

/** Enqueues A := L L^T or U^T U. */
export function enqueueLargePotrf(queue: Queue, run: BatchRun, f: DevicePotrfBatch): void {
  if (fitsGroup(queue, run.n, f.force)) enqueueGroupCholesky(queue, run, { ...f, upper: f.uplo === 'u' });
  else enqueueSinglePotrf(queue, run, f);
}

/** Enqueues A := L and D, A = L D L^T. */
export function enqueueLargeSytrfNopiv(queue: Queue, run: BatchRun, f: DeviceSytrfNopivBatch): void {
  if (fitsGroup(queue, run.n, f.force)) enqueueGroupCholesky(queue, run, { ...f, upper: false, ldl: true });
  else enqueueSingleSytrfNopiv(queue, run, f);
}
