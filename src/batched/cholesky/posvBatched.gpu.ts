// Batched positive definite systems on the GPU: small ones factored and solved in registers, in one dispatch; larger ones by the kernels in large.

import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL, withOwnReports } from '../deviceBatch.gpu.ts';
import type { DevicePosvBatch } from '../deviceBatch.ts';
import { enqueueLargePosv } from '../large/solve.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { cholSmall, rhsWidth } from '../small.kernels.ts';

/** Enqueues A := L L^T or U^T U and B := A^-1 B for every problem of the batch. */
export function enqueuePosvBatch(queue: Queue, f: DevicePosvBatch): void {
  const { n, nrhs, A, B } = f;
  const operands = { A, B };
  withOwnReports(queue, f, (own) => {
    eachRun(queue, { ...f, m: n }, operands, { A: [n, n], B: [n, nrhs], C: [0, 0] }, (run) => {
      if (run.n > SMALL) return enqueueLargePosv(queue, run, own);
      const NONFINITE = Number(own.nonfinite !== undefined);
      const apart = A.data !== B.data;
      const FLIPPED = Number(f.uplo === 'u');
      const flags = { FLIPPED, SOLVES: 1, NONFINITE, B_IN_A: Number(!apart), RHS: rhsWidth(run.nrhs) };
      enqueueSmall(queue, { kernel: cholSmall, run, operands, reports: own, flags, mayStage: apart, force: f.force });
    });
  });
}

export function posvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePosvBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A'), B: of.mat('B') });
}
