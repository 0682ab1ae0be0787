// Batched Cholesky factorization on the GPU: small matrices in registers, larger ones by the kernels in large.

import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DevicePotrfBatch } from '../deviceBatch.ts';
import { enqueueLargePotrf } from '../large/factor.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { cholSmall } from '../small.kernels.ts';

/** Enqueues A := L L^T or U^T U for every matrix of the batch. */
export function enqueuePotrfBatch(queue: Queue, f: DevicePotrfBatch): void {
  const { n, A } = f;
  withOwnReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
      if (run.n > SMALL) return enqueueLargePotrf(queue, run, own);
      const NONFINITE = Number(own.nonfinite !== undefined);
      const flags = { FLIPPED: Number(f.uplo === 'u'), SOLVES: 0, NONFINITE, B_IN_A: 0, RHS: 1 };
      enqueueSmall(queue, {
        kernel: cholSmall,
        run,
        operands: { A },
        reports: own,
        flags,
        mayStage: true,
        force: f.force,
      });
    });
  });
}

export function potrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePotrfBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A') });
}
