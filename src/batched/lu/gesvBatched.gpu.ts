// Batched linear systems on the GPU: small ones factored and solved in registers, in one dispatch; larger ones by the kernels in large.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DeviceGesvBatch } from '../deviceBatch.ts';
import { enqueueLargeGesv } from '../large/solve.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { luSmall, rhsWidth } from '../small.kernels.ts';

/** Enqueues A := P L U and B := A^-1 B for every problem of the batch. */
export function enqueueGesvBatch(queue: Queue, f: DeviceGesvBatch): void {
  const { n, nrhs, A, B, ipiv } = f;
  const operands = { A, B, ipiv };
  withOwnReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n }, operands, { A: [n, n], B: [n, nrhs], C: [0, 0] }, (run) => {
      if (run.n > SMALL) return enqueueLargeGesv(queue, run, own);
      const NONFINITE = Number(own.nonfinite !== undefined);
      const apart = A.data !== B.data;
      const flags = { PIVOT: 1, SOLVES: 1, NONFINITE, B_IN_A: Number(!apart), RHS: rhsWidth(run.nrhs) };
      enqueueSmall(queue, { kernel: luSmall, run, operands, reports: own, flags, mayStage: apart, force: f.force });
    });
  });
}

export function gesvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGesvBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') });
}
