// Batched inverses from the factors of LU on the GPU: small ones in registers, larger ones by the kernels in large.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DeviceGetriBatch } from '../deviceBatch.ts';
import { enqueueLargeGetri } from '../large/inverse.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { rhsWidth, solveSmall } from '../small.kernels.ts';

/** Enqueues C := A^-1 for every matrix of the batch. */
export function enqueueGetriBatch(queue: Queue, f: DeviceGetriBatch): void {
  const { n, A, C, ipiv } = f;
  const operands = { A, C, ipiv };
  withOwnReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n, nrhs: 0 }, operands, { A: [n, n], B: [0, 0], C: [n, n] }, (run) => {
      if (run.n > SMALL) return enqueueLargeGetri(queue, run, own);
      const flags = {
        FLIPPED: 0,
        CHOLESKY: 0,
        TRANSPOSED: 0,
        PIVOT: 1,
        INVERTS: 1,
        B_IN_A: 0,
        C_IN_A: Number(A.data === C.data),
        RHS: rhsWidth(run.n),
      };
      enqueueSmall(queue, { kernel: solveSmall, run, operands, reports: own, flags, mayStage: false, force: f.force });
    });
  });
}

export function getriBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetriBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, C: of.mat('A') });
}
