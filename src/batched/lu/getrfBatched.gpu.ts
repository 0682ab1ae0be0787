// GETRF of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one after the other.
import { enqueueGetrf } from '../../lapack/lu/getrf.gpu.ts';
import { enqueueGetrfNopiv } from '../../lapack/lu/getrfNopiv.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGetrfBatch } from '../deviceBatch.ts';
import { enqueueGroupLu, fitsGroup } from '../group.gpu.ts';
import { enqueueSingleFactors } from '../single.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { luSmall } from '../small.kernels.ts';

/** Enqueues A := P L U, or L U without `pivot`, of larger matrices. */
export function enqueueLargeGetrf(queue: Queue, run: BatchRun, f: DeviceGetrfBatch): void {
  const { pivot = true } = f;
  if (fitsGroup(queue, run.m, f.A, f.force)) return enqueueGroupLu(queue, run, { ...f, pivot });
  const own = pivot ? f : { ...f, ipiv: undefined };
  enqueueSingleFactors(queue, run, own, 'all', (s) => (pivot ? enqueueGetrf(queue, s) : enqueueGetrfNopiv(queue, s)));
}

/** Enqueues A := P L U for every matrix of the batch, or A := L U without `pivot`. */
export function enqueueGetrfBatch(queue: Queue, f: DeviceGetrfBatch): void {
  const { m, A, pivot = true } = f;
  const ipiv = pivot ? f.ipiv : undefined;
  const flags = { PIVOT: Number(pivot) };
  const operands = { A, ipiv };
  enqueueDense(queue, { ...f, ipiv }, { kernel: luSmall, flags, operands, m, large: enqueueLargeGetrf });
}

export function getrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetrfBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv });
}
