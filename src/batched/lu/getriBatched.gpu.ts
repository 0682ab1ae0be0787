// GETRI of a batch on the GPU: small inverses in registers, larger ones as solutions with the unit matrix. Those in place go through a
// workspace, because all columns of the inverse need all of the factors.
import { enqueueZeroDiagonal } from '../../lapack/triangular/trtrs.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGetriBatch } from '../deviceBatch.ts';
import { enqueueGroupSubstitution, enqueueScatter, fitsGroup } from '../group.gpu.ts';
import type { Single } from '../single.gpu.ts';
import { eachPacked } from '../slices.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { solveSmall } from '../small.kernels.ts';
import { enqueueSingleInverses } from '../solution.gpu.ts';

/** Enqueues C := A^-1 from the factors of LU for larger matrices. */
export function enqueueLargeGetri(queue: Queue, run: BatchRun, f: DeviceGetriBatch): void {
  if (!fitsGroup(queue, run.n, f.A, f.force)) {
    const factor = (s: Single) => enqueueZeroDiagonal(queue, s.n, s.A, s.info);
    return enqueueSingleInverses(queue, run, f, { part: 'all', factors: 'lu', factor, to: 'C' });
  }
  const inverse = { factors: 'lu', fails: 'zeros', B: undefined } as const;
  // Where one buffer has both, C may be A.
  if (f.A.data !== f.C.data) return enqueueGroupSubstitution(queue, run, { ...f, ...inverse });
  eachPacked(queue, run, f, false, (part, { C, ...own }, to) => {
    enqueueGroupSubstitution(queue, part, { ...own, ...inverse, to });
    enqueueScatter(queue, part, { ...own, C, from: to, part: 'all' }, 'C');
  });
}

/** Enqueues C := A^-1 for every matrix of the batch. */
export function enqueueGetriBatch(queue: Queue, f: DeviceGetriBatch): void {
  const { A, C, ipiv } = f;
  const flags = { FLIPPED: 0, CHOLESKY: 0, TRANSPOSED: 0, PIVOT: 1, INVERTS: 1 };
  enqueueDense(queue, f, { kernel: solveSmall, flags, operands: { A, C, ipiv }, large: enqueueLargeGetri });
}

export function getriBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetriBatch(queue, { ...of.batch, ...of.reports, A: of.mat('A'), ipiv: of.ipiv, C: of.mat('A') });
}
