// GESV of a batch on the GPU: small systems factored and solved in registers, in one dispatch, larger ones in two steps.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGesvBatch } from '../deviceBatch.ts';
import { enqueueDense } from '../small.gpu.ts';
import { luSmall } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';
import { enqueueLargeGetrf } from './getrfBatched.gpu.ts';

/** Enqueues A := P L U, B := A^-1 B for larger problems. */
export function enqueueLargeGesv(queue: Queue, run: BatchRun, f: DeviceGesvBatch): void {
  enqueueLargeGetrf(queue, run, { ...f, m: f.n });
  enqueueSolution(queue, run, { ...f, factors: 'lu', fails: 'info' });
}

/** Enqueues A := P L U and B := A^-1 B for every problem of the batch. */
export function enqueueGesvBatch(queue: Queue, f: DeviceGesvBatch): void {
  const { A, B, ipiv } = f;
  enqueueDense(queue, f, { kernel: luSmall, flags: { PIVOT: 1 }, operands: { A, B, ipiv }, large: enqueueLargeGesv });
}

export function gesvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGesvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') });
}
