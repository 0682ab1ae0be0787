// SYEV of a batch on the GPU: orders up to 8 by Jacobi's rotations in registers, others by way of a workspace.
import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { BatchVec } from '../deviceBatch.ts';
import { withOwnLists } from '../ownLists.gpu.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
import { ORMTR_MOST } from './ormtrPacked.kernels.ts';
import { enqueueSyevPacked } from './syevPacked.gpu.ts';
import { enqueueSyevSmall } from './syevSmall.gpu.ts';
import { TINY } from './syevSmall.kernels.ts';

/** Larger orders are not for the kernels of batches. */
export const PACKED_MOST = ORMTR_MOST;

/** Enqueues A = Z W Z^T for every matrix of the batch whose order is at most packedMost; the others, and their info, stay as they are. */
export function enqueueSyevBatch(queue: Queue, f: DeviceSyevBatch): void {
  const { n, count, A, W, info, nonfinite, packedMost = PACKED_MOST } = f;
  if (count === 0) return;
  // Flags that nobody asked for have a place all the same.
  const unasked = nonfinite === undefined ? queue.context.lease('i', count) : undefined;
  const lists = { info, nonfinite: nonfinite ?? { data: unasked!, off: 0, ld: 1 } };
  withOwnLists(queue, count, [A.data, W.data], lists, (own) => {
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, ipiv: W }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
      if (run.n <= TINY) enqueueSyevSmall(queue, run, { ...f, ...own });
      else if (run.n <= packedMost) enqueueSyevPacked(queue, run, { ...f, ...own });
    });
  });
  unasked?.dispose();
}

/** Where the eigenvalues of a call are. */
export function valuesOf(a: DeviceBatchCall): BatchVec {
  const { buffer, offset: off } = a.W as Ptr<'s'>;
  const data = buffer as DeviceBuffer;
  const form = formOf(a);
  if (form === 'strided') return { data, off, stride: a.strideW as number };
  if (form === 'batched') return { data, off, stride: 0, offsets: deviceMat(a.offsetsW as Ptr<'i'>, 1) };
  return { data, off, stride: 0, places: a.offsetsW as Integers };
}
