// Solutions from L D L^H or L D L^T without pivoting of a batch on the GPU: small systems in registers, larger ones with the factors where
// they lie.
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceSytrsNopivBatch } from '../deviceBatch.ts';
import { ldlFactors } from '../factorTriangles.ts';
import { enqueueDense } from '../small.gpu.ts';
import { ldlFlags, solveSmall } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';

const enqueueLarge = (queue: Queue, run: BatchRun, s: DeviceSytrsNopivBatch): void =>
  enqueueSolution(queue, run, { ...s, factors: ldlFactors(s.uplo, s.mirror), fails: 'never' });

/** Enqueues B := A^-1 B for every problem of the batch. */
export function enqueueSytrsNopivBatch(queue: Queue, s: DeviceSytrsNopivBatch): void {
  const { A, B } = s;
  const flags = { ...ldlFlags(s), FLIPPED: Number(s.uplo === 'u'), CHOLESKY: 1, TRANSPOSED: 0, PIVOT: 0, INVERTS: 0 };
  enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B }, large: enqueueLarge });
}

/** sytrsNopiv of a batch, or hetrsNopiv. */
export const solveNopivBatchedGpu =
  (mirror: Mirror) =>
  (queue: Queue, a: DeviceBatchCall): void => {
    const of = new BatchOnDevice(queue, a);
    enqueueSytrsNopivBatch(queue, { ...of.batch, uplo: a.uplo as Uplo, mirror, A: of.mat('A'), B: of.mat('B') });
  };

export const sytrsNopivBatchedGpu = /* @__PURE__ */ solveNopivBatchedGpu('t');
