// What batched symmetric eigenproblems have in common on the GPU: runs, reports, and where eigenvalues lie.
import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { BatchRun, BatchVec } from '../deviceBatch.ts';
import { withOwnLists } from '../ownLists.gpu.ts';
import type { DeviceSyevBatch, ReportedSyevBatch } from './eigenBatch.ts';

/**
 * Calls `launch` for every run of a batch, with reports that have buffers of their own. In a ragged batch problems of orders of one class
 * run together.
 */
export function eachEigenRun(
  queue: Queue,
  f: DeviceSyevBatch,
  launch: (run: BatchRun, own: ReportedSyevBatch) => void,
  classOf?: (n: number) => number,
): void {
  const { n, count, A, W, info, nonfinite } = f;
  if (count === 0) return;
  // Flags that nobody asked for have a place all the same.
  const unasked = nonfinite === undefined ? queue.context.lease('i', count) : undefined;
  const lists = { info, nonfinite: nonfinite ?? { data: unasked!, off: 0, ld: 1 } };
  withOwnLists(queue, count, [A.data, W.data], lists, (own) => {
    const shapes = { A: [n, n], B: [0, 0], C: [0, 0] } as const;
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, ipiv: W }, shapes, (run) => launch(run, { ...f, ...own }), classOf);
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
