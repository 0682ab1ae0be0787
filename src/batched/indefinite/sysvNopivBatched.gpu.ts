// Batched symmetric systems by L D L^T without pivoting on the GPU: small ones factored and solved in registers, in one dispatch; larger ones
// by the kernels in large.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DeviceSysvNopivBatch } from '../deviceBatch.ts';
import { enqueueLargeSysvNopiv } from '../large/solve.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { cholSmall, rhsWidth } from '../small.kernels.ts';

/** Enqueues A := L and D, B := A^-1 B for every problem of the batch. */
export function enqueueSysvNopivBatch(queue: Queue, f: DeviceSysvNopivBatch): void {
  const { n, nrhs, A, B } = f;
  const operands = { A, B };
  withOwnReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n }, operands, { A: [n, n], B: [n, nrhs], C: [0, 0] }, (run) => {
      if (run.n > SMALL) return enqueueLargeSysvNopiv(queue, run, own);
      const NONFINITE = Number(own.nonfinite !== undefined);
      const apart = A.data !== B.data;
      const flags = { LDL: 1, FLIPPED: 0, SOLVES: 1, NONFINITE, B_IN_A: Number(!apart), RHS: rhsWidth(run.nrhs) };
      enqueueSmall(queue, { kernel: cholSmall, run, operands, reports: own, flags, mayStage: apart, force: f.force });
    });
  });
}

export function sysvNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSysvNopivBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A', a.uplo === 'u'), B: of.mat('B') });
}
