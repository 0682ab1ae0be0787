// Symmetric or Hermitian systems of a batch by L D L^T or L D L^H without pivoting on the GPU: small ones factored and solved in
// registers, in one dispatch, larger ones in two steps.
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSysvNopivBatch } from '../deviceBatch.ts';
import { ldlFactors } from '../factorTriangles.ts';
import { enqueueDense } from '../small.gpu.ts';
import { cholSmall, ldlFlags } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';
import { enqueueLargeSytrfNopiv } from './sytrfNopivBatched.gpu.ts';

function enqueueLarge(queue: Queue, run: BatchRun, f: DeviceSysvNopivBatch): void {
  enqueueLargeSytrfNopiv(queue, run, f);
  enqueueSolution(queue, run, { ...f, factors: ldlFactors(f.uplo, f.mirror), fails: 'info' });
}

/** Enqueues A := L and D, or U and D, B := A^-1 B for every problem of the batch. */
export function enqueueSysvNopivBatch(queue: Queue, f: DeviceSysvNopivBatch): void {
  const { A, B } = f;
  const flags = { ...ldlFlags(f), FLIPPED: Number(f.uplo === 'u') };
  enqueueDense(queue, f, { kernel: cholSmall, flags, operands: { A, B }, large: enqueueLarge });
}

/** sysvNopiv of a batch, or hesvNopiv. */
export const nopivBatchedGpu =
  (mirror: Mirror) =>
  (queue: Queue, a: DeviceBatchCall): void => {
    const of = new BatchOnDevice(queue, a);
    const operands = { A: of.mat('A'), B: of.mat('B') };
    enqueueSysvNopivBatch(queue, { ...of.batch, ...of.reports, uplo: a.uplo as Uplo, mirror, ...operands });
  };

export const sysvNopivBatchedGpu = /* @__PURE__ */ nopivBatchedGpu('t');
