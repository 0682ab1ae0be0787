// Solutions from L D L^T without pivoting of a batch on the GPU: small systems in registers, larger ones with the factors where they lie.
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSytrsNopivBatch } from '../deviceBatch.ts';
import { enqueueDense } from '../small.gpu.ts';
import { solveSmall } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';

const enqueueLarge = (queue: Queue, run: BatchRun, s: DeviceSytrsNopivBatch): void =>
  enqueueSolution(queue, run, { ...s, factors: 'ldl', fails: 'never' });

/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueueSytrsNopivBatch(queue: Queue, s: DeviceSytrsNopivBatch): void {
  const { A, B } = s;
  const flags = { LDL: 1, FLIPPED: 0, CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 0 };
  enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B }, large: enqueueLarge });
}

export function sytrsNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrsNopivBatch(queue, { ...of.batch, A: of.mat('A', a.uplo === 'u'), B: of.mat('B') });
}
