// Batched solutions from the factors of LU on the GPU: small ones in registers, larger ones by the kernels in large.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL } from '../deviceBatch.gpu.ts';
import type { DeviceGetrsBatch } from '../deviceBatch.ts';
import { enqueueLargeGetrs } from '../large/solve.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { rhsWidth, solveSmall } from '../small.kernels.ts';

/** Enqueues B := op(A)^-1 B for every problem of the batch. */
export function enqueueGetrsBatch(queue: Queue, s: DeviceGetrsBatch): void {
  const { n, nrhs, A, B, ipiv } = s;
  if (s.sizes === undefined && (n === 0 || nrhs === 0)) return;
  const operands = { A, B, ipiv };
  eachRun(queue, { ...s, m: n }, operands, { A: [n, n], B: [n, nrhs], C: [0, 0] }, (run) => {
    if (run.n > SMALL) return enqueueLargeGetrs(queue, run, s);
    const flags = {
      FLIPPED: 0,
      CHOLESKY: 0,
      TRANSPOSED: Number(s.trans),
      PIVOT: Number(ipiv !== undefined),
      INVERTS: 0,
      B_IN_A: Number(A.data === B.data),
      C_IN_A: 0,
      RHS: rhsWidth(run.nrhs),
    };
    enqueueSmall(queue, { kernel: solveSmall, run, operands, reports: {}, flags, mayStage: false, force: s.force });
  });
}

export function getrsBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetrsBatch(queue, { ...of.batch, trans: a.trans !== 'n', A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') });
}
