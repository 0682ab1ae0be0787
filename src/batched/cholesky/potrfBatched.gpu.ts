// POTRF of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one after the other.
import type { Uplo } from '../../core/matrix.ts';
import { enqueuePotrf } from '../../lapack/cholesky/potrf.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePotrfBatch } from '../deviceBatch.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueGroupCholesky, fitsGroup } from '../group.gpu.ts';
import { enqueueSingleFactors } from '../single.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { cholSmall } from '../small.kernels.ts';

/** Enqueues A := L L^T or U^T U of larger matrices. */
export function enqueueLargePotrf(queue: Queue, run: BatchRun, f: DevicePotrfBatch): void {
  const { uplo } = f;
  if (fitsGroup(queue, run.n, f.A, f.force)) return enqueueGroupCholesky(queue, run, { ...f, upper: uplo === 'u' });
  enqueueSingleFactors(queue, { ...run, m: run.n }, f, triangleOf(uplo), (s) => enqueuePotrf(queue, { ...s, uplo }));
}

/** Enqueues A := L L^T or U^T U for every matrix of the batch. */
export function enqueuePotrfBatch(queue: Queue, f: DevicePotrfBatch): void {
  const flags = { FLIPPED: Number(f.uplo === 'u') };
  enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A: f.A }, large: enqueueLargePotrf });
}

export function potrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePotrfBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A') });
}
