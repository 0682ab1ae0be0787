// L D L^T without pivoting of a batch on the GPU: small matrices in registers, larger ones by a workgroup each, the largest one after the
// other. An upper triangle is the lower one of its transpose, whose distances are exchanged: what runs here knows lower ones only.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.ts';
import { enqueueGetrfNopiv } from '../../lapack/lu/getrfNopiv.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSytrfNopivBatch } from '../deviceBatch.ts';
import { enqueueGroupCholesky, fitsGroup } from '../group.gpu.ts';
import { enqueueSingleFactors } from '../single.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { cholSmall } from '../small.kernels.ts';

/** Enqueues A := L and D, A = L D L^T, of larger matrices. */
export function enqueueLargeSytrfNopiv(queue: Queue, run: BatchRun, f: DeviceSytrfNopivBatch): void {
  if (fitsGroup(queue, run.n, f.A, f.force)) return enqueueGroupCholesky(queue, run, { ...f, upper: false, ldl: true });
  enqueueSingleFactors(queue, { ...run, m: run.n }, f, 'lower', (s) => {
    // By LU of the whole matrix: its U is D L^T, so that below and on the diagonal there are L and D.
    enqueueSymmetrize(queue, { uplo: 'l', n: s.n, A: s.A });
    enqueueGetrfNopiv(queue, { ...s, m: s.n });
  });
}

/** Enqueues A := L and D for every matrix of the batch. */
export function enqueueSytrfNopivBatch(queue: Queue, f: DeviceSytrfNopivBatch): void {
  const flags = { LDL: 1, FLIPPED: 0 };
  enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A: f.A }, large: enqueueLargeSytrfNopiv });
}

export function sytrfNopivBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueSytrfNopivBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A', a.uplo === 'u') });
}
