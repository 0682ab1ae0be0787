// Batched inverses from the factor of Cholesky on the GPU: small ones in registers, larger ones by the kernels in large.

import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL } from '../deviceBatch.gpu.ts';
import type { DevicePotriBatch } from '../deviceBatch.ts';
import { enqueueLargePotri } from '../large/inverse.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { rhsWidth, solveSmall } from '../small.kernels.ts';

/** Enqueues A := A^-1 for every matrix of the batch, one triangle of it. */
export function enqueuePotriBatch(queue: Queue, f: DevicePotriBatch): void {
  const { n, A } = f;
  eachRun(queue, { ...f, m: n, nrhs: 0 }, { A }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
    if (run.n > SMALL) return enqueueLargePotri(queue, run, f);
    const flags = {
      FLIPPED: Number(f.uplo === 'u'),
      CHOLESKY: 1,
      TRANSPOSED: 0,
      PIVOT: 0,
      INVERTS: 1,
      B_IN_A: 0,
      C_IN_A: 1,
      RHS: rhsWidth(run.n),
    };
    enqueueSmall(queue, {
      kernel: solveSmall,
      run,
      operands: { A },
      reports: f,
      flags,
      mayStage: false,
      force: f.force,
    });
  });
}

export function potriBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePotriBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A') });
}
