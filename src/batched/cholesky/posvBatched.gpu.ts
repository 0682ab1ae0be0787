// POSV of a batch on the GPU: small systems factored and solved in registers, in one dispatch, larger ones in two steps.
import type { Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePosvBatch } from '../deviceBatch.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueDense } from '../small.gpu.ts';
import { cholSmall } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';
import { enqueueLargePotrf } from './potrfBatched.gpu.ts';

/** Enqueues A := L L^T or U^T U, B := A^-1 B for larger problems. */
export function enqueueLargePosv(queue: Queue, run: BatchRun, f: DevicePosvBatch): void {
  enqueueLargePotrf(queue, run, f);
  enqueueSolution(queue, run, { ...f, factors: triangleOf(f.uplo), fails: 'info' });
}

/** Enqueues A := L L^T or U^T U and B := A^-1 B for every problem of the batch. */
export function enqueuePosvBatch(queue: Queue, f: DevicePosvBatch): void {
  const { A, B } = f;
  const flags = { FLIPPED: Number(f.uplo === 'u') };
  enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A, B }, large: enqueueLargePosv });
}

export function posvBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePosvBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A'), B: of.mat('B') });
}
