// Batched LU on the GPU: small matrices in registers, larger ones by the kernels in large.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DeviceGetrfBatch, List } from '../deviceBatch.ts';
import { enqueueLargeGetrf } from '../large/factor.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { luSmall } from '../small.kernels.ts';

/** Enqueues A := P L U for every matrix of the batch, or A := L U without `pivot`. */
export function enqueueGetrfBatch(queue: Queue, f: DeviceGetrfBatch): void {
  const { m, n, A, pivot = true } = f;
  const ipiv = pivot ? f.ipiv : undefined;
  const operands = { A, ipiv };
  withOwnReports(queue, { ...f, ipiv }, (own) => {
    eachRun(queue, { ...f, nrhs: 0 }, operands, { A: [m, n], B: [0, 0], C: [0, 0] }, (run) => {
      if (Math.max(run.m, run.n) > SMALL) return enqueueLargeGetrf(queue, run, own);
      const NONFINITE = Number(own.nonfinite !== undefined);
      const flags = { PIVOT: Number(pivot), SOLVES: 0, NONFINITE, B_IN_A: 0, RHS: 1 };
      enqueueSmall(queue, { kernel: luSmall, run, operands, reports: own, flags, mayStage: true, force: f.force });
    });
  });
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
