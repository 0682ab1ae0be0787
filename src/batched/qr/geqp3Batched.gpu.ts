// GEQP3 of a batch on the GPU, in any of its forms. The work is in geqp3Batch.gpu.ts and, for what does not fit there, in large/geqp3Single.gpu.ts.
import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchMat, BatchVec } from '../deviceBatch.ts';
import { geqp3Singles } from '../large/geqp3Single.gpu.ts';
import { enqueueGeqp3Batch } from './geqp3Batch.gpu.ts';

/** The permutations. */
export function permutationsOf(a: DeviceBatchCall): BatchVec {
  const { buffer, offset: off } = a.jpvt as Ptr<'i'>;
  const data = buffer as DeviceBuffer;
  const places = a.offsetsJpvt as Integers | undefined;
  return places === undefined ? { data, off, stride: a.strideJpvt as number } : { data, off, stride: 0, places };
}

/** Those of a problem as a column, whatever the order of storage. */
function tauOf(a: DeviceBatchCall, count: number): BatchMat {
  const { buffer, offset: off } = a.tau as Ptr<'s'>;
  const column = { data: buffer as DeviceBuffer, off, rs: 1, cs: 0 };
  const form = formOf(a);
  if (form === 'strided') return { ...column, stride: a.strideTau as number };
  if (form === 'batched') return { ...column, stride: 0, offsets: deviceMat(a.offsetsTau as Ptr<'i'>, 1) };
  return { ...column, stride: 0, places: { offsets: a.offsetsTau as Integers, lds: new Int32Array(count) } };
}

export function geqp3BatchedGpu(queue: Queue, a: DeviceBatchCall): void | Promise<void> {
  const of = new BatchOnDevice(queue, a);
  const others = enqueueGeqp3Batch(queue, {
    ...of.batch,
    A: of.mat('A'),
    jpvt: permutationsOf(a),
    tau: tauOf(a, of.count),
  });
  return others.length === 0 ? undefined : geqp3Singles(queue, a, others);
}
