// Batched solutions from the factor of Cholesky on the GPU: small ones in registers, larger ones by the kernels in large.

import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL } from '../deviceBatch.gpu.ts';
import type { DevicePotrsBatch } from '../deviceBatch.ts';
import { enqueueLargePotrs } from '../large/solve.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { rhsWidth, solveSmall } from '../small.kernels.ts';

/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueuePotrsBatch(queue: Queue, s: DevicePotrsBatch): void {
  const { n, nrhs, A, B } = s;
  if (s.sizes === undefined && (n === 0 || nrhs === 0)) return;
  const operands = { A, B };
  eachRun(queue, { ...s, m: n }, operands, { A: [n, n], B: [n, nrhs], C: [0, 0] }, (run) => {
    if (run.n > SMALL) return enqueueLargePotrs(queue, run, s);
    const flags = {
      FLIPPED: Number(s.uplo === 'u'),
      CHOLESKY: 1,
      TRANSPOSED: 0,
      PIVOT: 0,
      INVERTS: 0,
      B_IN_A: Number(A.data === B.data),
      C_IN_A: 0,
      RHS: rhsWidth(run.nrhs),
    };
    enqueueSmall(queue, { kernel: solveSmall, run, operands, reports: {}, flags, mayStage: false, force: s.force });
  });
}

export function potrsBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePotrsBatch(queue, { ...of.batch, uplo: a.uplo as Uplo, A: of.mat('A'), B: of.mat('B') });
}
