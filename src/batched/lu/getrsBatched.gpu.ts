// GETRS of a batch on the GPU: small systems in registers, larger ones with the factors where they lie.
import { isComplex } from '../../core/field.ts';
import { isTransposed, type Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchRun, DeviceGetrsBatch } from '../deviceBatch.ts';
import { luFactors } from '../factorTriangles.ts';
import { enqueueDense } from '../small.gpu.ts';
import { type SmallFlags, solveSmall } from '../small.kernels.ts';
import { enqueueSolution } from '../solution.gpu.ts';

/** Enqueues B := op(A)^-1 B with the factors of LU for larger problems. */
export function enqueueLargeGetrs(queue: Queue, run: BatchRun, s: DeviceGetrsBatch): void {
  const { trans, ...operands } = s;
  enqueueSolution(queue, run, { ...operands, factors: luFactors[trans], fails: 'never' });
}

/** Enqueues B := op(A)^-1 B for every problem of the batch. */
export function enqueueGetrsBatch(queue: Queue, s: DeviceGetrsBatch): void {
  const { A, B, ipiv } = s;
  const { trans } = s;
  const conjugates: SmallFlags = trans === 'c' && isComplex(A.data.type) ? { CONJUGATED: 1 } : {};
  const op = { TRANSPOSED: Number(isTransposed(trans)), ...conjugates };
  const flags = { FLIPPED: 0, CHOLESKY: 0, ...op, PIVOT: Number(ipiv !== undefined), INVERTS: 0 };
  enqueueDense(queue, s, { kernel: solveSmall, flags, operands: { A, B, ipiv }, large: enqueueLargeGetrs });
}

export function getrsBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGetrsBatch(queue, { ...of.batch, trans: a.trans as Trans, A: of.mat('A'), ipiv: of.ipiv, B: of.mat('B') });
}
