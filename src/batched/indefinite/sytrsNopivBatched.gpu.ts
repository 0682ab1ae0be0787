// Batched solutions from L D L^T without pivoting on the GPU: small ones in registers, larger ones by the kernels in large.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun, SMALL } from '../deviceBatch.gpu.ts';
import type { DeviceSytrsNopivBatch } from '../deviceBatch.ts';
import { enqueueLargeSytrsNopiv } from '../large/solve.gpu.ts';
import { enqueueSmall } from '../small.gpu.ts';
import { rhsWidth, solveSmall } from '../small.kernels.ts';

/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueueSytrsNopivBatch(queue: Queue, s: DeviceSytrsNopivBatch): void {
  const { n, nrhs, A, B } = s;
  if (s.sizes === undefined && (n === 0 || nrhs === 0)) return;
  const operands = { A, B };
  eachRun(queue, { ...s, m: n }, operands, { A: [n, n], B: [n, nrhs], C: [0, 0] }, (run) => {
    if (run.n > SMALL) return enqueueLargeSytrsNopiv(queue, run, s);
    const B_IN_A = Number(A.data === B.data);
    const flags = { LDL: 1, FLIPPED: 0, CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 0, B_IN_A, C_IN_A: 0 };
    const wide = { ...flags, RHS: rhsWidth(run.nrhs) };
    enqueueSmall(queue, {
      kernel: solveSmall,
      run,
      operands,
      reports: {},
      flags: wide,
      mayStage: false,
      force: s.force,
    });
  });
}

export function sytrsNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrsNopivBatch(queue, { ...of.batch, A: of.mat('A', a.uplo === 'u'), B: of.mat('B') });
}
