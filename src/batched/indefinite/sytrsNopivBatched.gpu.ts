// Solutions from L D L^H without pivoting of a batch on the GPU: small systems in registers, larger ones with the factors where they lie.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSytrsNopivBatch } from '../deviceBatch.ts';
import { enqueueDense } from '../small.gpu.ts';
import { solveSmall } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';

/** The factors of L D L^H or U^H D U, as kernels for larger matrices name them. */
export const ldlOf = (uplo: Uplo): 'ldl' | 'ldl-upper' => (uplo === 'l' ? 'ldl' : 'ldl-upper');

const enqueueLarge = (queue: Queue, run: BatchRun, s: DeviceSytrsNopivBatch): void =>
  enqueueSolution(queue, run, { ...s, factors: ldlOf(s.uplo), fails: 'never' });

/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueueSytrsNopivBatch(queue: Queue, s: DeviceSytrsNopivBatch): void {
  const { A, B } = s;
  const flags = { LDL: 1, FLIPPED: Number(s.uplo === 'u'), CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 0 };
  enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B }, large: enqueueLarge });
}

export function sytrsNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrsNopivBatch(queue, { ...of.batch, uplo: a.uplo as Uplo, A: of.mat('A'), B: of.mat('B') });
}
