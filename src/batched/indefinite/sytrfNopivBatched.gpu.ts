// L D L^H without pivoting of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one after the
// other.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.ts';
import type { Uplo } from '../../core/matrix.ts';
import { enqueueGetrfNopiv } from '../../lapack/lu/getrfNopiv.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSytrfNopivBatch } from '../deviceBatch.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueGroupCholesky, fitsGroup } from '../group.gpu.ts';
import { enqueueSingleFactors } from '../single.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { cholSmall } from '../small.kernels.ts';

/** Enqueues A := L and D, A = L D L^H, or U and D, of larger matrices. */
export function enqueueLargeSytrfNopiv(queue: Queue, run: BatchRun, f: DeviceSytrfNopivBatch): void {
  if (fitsGroup(queue, run.n, f.A, f.force)) {
    return enqueueGroupCholesky(queue, run, { ...f, upper: f.uplo === 'u', ldl: true });
  }
  // By LU of the whole matrix: its U is D L^H, so that below and on the diagonal there are L and D, and U is the adjoint of L.
  enqueueSingleFactors(queue, { ...run, m: run.n }, f, triangleOf(f.uplo), (s) => {
    enqueueSymmetrize(queue, { uplo: f.uplo, n: s.n, A: s.A });
    enqueueGetrfNopiv(queue, { ...s, m: s.n });
    if (f.uplo === 'u') enqueueSymmetrize(queue, { uplo: 'l', n: s.n, A: s.A });
  });
}

/** Enqueues A := L and D, or U and D, for every matrix of the batch. */
export function enqueueSytrfNopivBatch(queue: Queue, f: DeviceSytrfNopivBatch): void {
  const flags = { LDL: 1, FLIPPED: Number(f.uplo === 'u') };
  enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A: f.A }, large: enqueueLargeSytrfNopiv });
}

export function sytrfNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrfNopivBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A') });
}
