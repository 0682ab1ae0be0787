// GETRF of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one after the other.
import { enqueueGetrf } from '../../lapack/lu/getrf.gpu.ts';
import { enqueueGetrfNopiv } from '../../lapack/lu/getrfNopiv.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { SMALL } from '../deviceBatch.gpu.ts';
import type { BatchRun, DeviceGetrfBatch, List } from '../deviceBatch.ts';
import { enqueueGroupLu, fitsGroup } from '../group.gpu.ts';
import { enqueueSingleFactors } from '../single.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { luSmall } from '../small.kernels.ts';

/** Enqueues A := P L U, or L U without `pivot`, of larger matrices. */
export function enqueueLargeGetrf(queue: Queue, run: BatchRun, f: DeviceGetrfBatch): void {
  const { pivot = true } = f;
  if (fitsGroup(queue, run.m, f.force)) return enqueueGroupLu(queue, run, { ...f, pivot });
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

/** Complex matrices have kernels only where they are small. */
export function getrfBatchedFits(_: Queue, a: DeviceBatchCall): boolean {
  const small = (sizes: unknown): boolean =>
    typeof sizes === 'number' ? sizes <= SMALL : Array.from(sizes as List).every((size) => size <= SMALL);
  return a.prec !== 'c' || (small(a.m) && small(a.n));
}

export function getrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetrfBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv });
}
