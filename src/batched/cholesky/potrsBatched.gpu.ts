// POTRS of a batch on the GPU: small systems in registers, larger ones with the factor where it lies.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePotrsBatch } from '../deviceBatch.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueDense } from '../small.gpu.ts';
import { solveSmall } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';

/** Enqueues B := A^-1 B with the factor of Cholesky for larger problems. */
export function enqueueLargePotrs(queue: Queue, run: BatchRun, s: DevicePotrsBatch): void {
  const { uplo, ...operands } = s;
  enqueueSolution(queue, run, { ...operands, factors: triangleOf(uplo), fails: 'never' });
}

/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueuePotrsBatch(queue: Queue, s: DevicePotrsBatch): void {
  const { A, B } = s;
  const flags = { FLIPPED: Number(s.uplo === 'u'), CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 0 };
  enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B }, large: enqueueLargePotrs });
}

export function potrsBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePotrsBatch(queue, { ...of.batch, uplo: a.uplo as Uplo, A: of.mat('A'), B: of.mat('B') });
}
