// POTRI of a batch on the GPU: small inverses in registers, larger ones as solutions with the unit matrix, in a workspace.
import type { Uplo } from '../../core/matrix.ts';
import { enqueueZeroDiagonal } from '../../lapack/triangular/trtrs.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DevicePotriBatch } from '../deviceBatch.ts';
import { triangleOf } from '../factorTriangles.ts';
import { enqueueGroupSubstitution, enqueueScatter, fitsGroup } from '../group.gpu.ts';
import type { Single } from '../single.gpu.ts';
import { eachPacked } from '../slices.gpu.ts';
import { enqueueDense } from '../small.gpu.ts';
import { solveSmall } from '../small.kernels.ts';
import { enqueueSingleInverses } from '../solution.gpu.ts';

/** Enqueues A := A^-1 from the factor of Cholesky, the triangle only, for larger matrices. */
export function enqueueLargePotri(queue: Queue, run: BatchRun, f: DevicePotriBatch): void {
  const part = triangleOf(f.uplo);
  if (!fitsGroup(queue, run.n, f.A, f.force)) {
    const how = { part, factors: part, to: 'A' } as const;
    const factor = (s: Single) => enqueueZeroDiagonal(queue, s.n, s.A, s.info);
    return enqueueSingleInverses(queue, run, f, { ...how, factor });
  }
  eachPacked(queue, run, f, false, (slice, own, to) => {
    enqueueGroupSubstitution(queue, slice, { ...own, factors: part, fails: 'zeros', to, B: undefined });
    enqueueScatter(queue, slice, { ...own, from: to, part });
  });
}

/** Enqueues A := A^-1 for every matrix of the batch, one triangle of it. */
export function enqueuePotriBatch(queue: Queue, f: DevicePotriBatch): void {
  const flags = { FLIPPED: Number(f.uplo === 'u'), CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 1, C_IN_A: 1 };
  enqueueDense(queue, f, { kernel: solveSmall, flags, operands: { A: f.A }, large: enqueueLargePotri });
}

export function potriBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueuePotriBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, A: of.mat('A') });
}
