// L D L^H or L D L^T without pivoting of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one
// after the other.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import { enqueueGetrfNopiv } from '../../lapack/lu/getrfNopiv.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSytrfNopivBatch } from '../deviceBatch.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueGroupCholesky, fitsGroup } from '../group.gpu.ts';
import { enqueueSingleFactors, type Single } from '../single.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { cholSmall, ldlFlags } from '../small.kernels.ts';

/** Enqueues A := L and D, A = L D L^H or L D L^T, or U and D, of larger matrices. */
export function enqueueLargeSytrfNopiv(queue: Queue, run: BatchRun, f: DeviceSytrfNopivBatch): void {
  if (fitsGroup(queue, run.n, f.A, f.force)) {
    return enqueueGroupCholesky(queue, run, { ...f, upper: f.uplo === 'u', ldl: f.mirror });
  }
  // By LU of the whole matrix: its U is D L^H, so that below and on the diagonal there are L and D, and U is the adjoint of L.
  const conjugate = f.mirror === 'c';
  const factor = (s: Single): void => {
    enqueueSymmetrize(queue, { uplo: f.uplo, n: s.n, A: s.A, conjugate });
    enqueueGetrfNopiv(queue, { ...s, m: s.n });
    if (f.uplo === 'u') enqueueSymmetrize(queue, { uplo: 'l', n: s.n, A: s.A, conjugate });
  };
  enqueueSingleFactors(queue, { ...run, m: run.n }, f, triangleOf(f.uplo), factor, !conjugate);
}

/** Enqueues A := L and D, or U and D, for every matrix of the batch. */
export function enqueueSytrfNopivBatch(queue: Queue, f: DeviceSytrfNopivBatch): void {
  const flags = { ...ldlFlags(f), FLIPPED: Number(f.uplo === 'u') };
  enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A: f.A }, large: enqueueLargeSytrfNopiv });
}

/** sytrfNopiv of a batch, or hetrfNopiv. */
export const factorNopivBatchedGpu =
  (mirror: Mirror) =>
  (queue: Queue, a: DeviceBatchCall): void => {
    const of = new BatchOnDevice(queue, a);
    enqueueSytrfNopivBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, mirror, A: of.mat('A') });
  };

export const sytrfNopivBatchedGpu = /* @__PURE__ */ factorNopivBatchedGpu('t');
