// Solutions for batches of larger matrices on the GPU: the factors stay on the device, and so does what became of them.
import type { Queue } from '../../runtime/queue.ts';
import type {
  BatchRun,
  DeviceGesvBatch,
  DeviceGetrsBatch,
  DevicePosvBatch,
  DevicePotrsBatch,
  DeviceSysvNopivBatch,
  DeviceSytrsNopivBatch,
} from '../deviceBatch.ts';
import { enqueueGroupSubstitution, type Factors, fitsGroup, type GroupSubstitution } from '../group.gpu.ts';
import { enqueueSingleSolve } from '../single.gpu.ts';
import { enqueueLargeGetrf, enqueueLargePotrf, enqueueLargeSytrfNopiv } from './factor.gpu.ts';

const cholesky = (uplo: 'l' | 'u'): Factors => (uplo === 'l' ? 'lower' : 'upper');

function enqueueSolve(queue: Queue, run: BatchRun, s: GroupSubstitution & { readonly count: number }): void {
  // What is forced is the factorization.
  const { force, ...own } = s;
  if (fitsGroup(queue, run.n, force)) enqueueGroupSubstitution(queue, run, own);
  else enqueueSingleSolve(queue, run, s);
}

/** Enqueues B := op(A)^-1 B with the factors of LU. */
export function enqueueLargeGetrs(queue: Queue, run: BatchRun, s: DeviceGetrsBatch): void {
  const { trans, ...operands } = s;
  enqueueSolve(queue, run, { ...operands, factors: trans ? 'lu-transposed' : 'lu', fails: 'never' });
}

/** Enqueues B := A^-1 B with the factor of Cholesky. */
export function enqueueLargePotrs(queue: Queue, run: BatchRun, s: DevicePotrsBatch): void {
  const { uplo, ...operands } = s;
  enqueueSolve(queue, run, { ...operands, factors: cholesky(uplo), fails: 'never' });
}

/** Enqueues A := P L U, B := A^-1 B. */
export function enqueueLargeGesv(queue: Queue, run: BatchRun, f: DeviceGesvBatch): void {
  enqueueLargeGetrf(queue, run, { ...f, m: f.n });
  enqueueSolve(queue, run, { ...f, factors: 'lu', fails: 'info' });
}

/** Enqueues A := L L^T or U^T U, B := A^-1 B. */
export function enqueueLargePosv(queue: Queue, run: BatchRun, f: DevicePosvBatch): void {
  enqueueLargePotrf(queue, run, f);
  enqueueSolve(queue, run, { ...f, factors: cholesky(f.uplo), fails: 'info' });
}

/** Enqueues B := A^-1 B with the factors L and D. */
export const enqueueLargeSytrsNopiv = (queue: Queue, run: BatchRun, s: DeviceSytrsNopivBatch): void =>
  enqueueSolve(queue, run, { ...s, factors: 'ldl', fails: 'never' });

/** Enqueues A := L and D, B := A^-1 B. */
export function enqueueLargeSysvNopiv(queue: Queue, run: BatchRun, f: DeviceSysvNopivBatch): void {
  enqueueLargeSytrfNopiv(queue, run, f);
  enqueueSolve(queue, run, { ...f, factors: 'ldl', fails: 'info' });
}
