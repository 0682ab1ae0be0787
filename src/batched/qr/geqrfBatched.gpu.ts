// GEQRF of a batch on the GPU, in any of its forms. The work is in geqrfBatch.gpu.ts.
import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchVec } from '../deviceBatch.ts';
import { enqueueGeqrfBatch } from './geqrfBatch.gpu.ts';

function tauOf(a: DeviceBatchCall): BatchVec {
  const { buffer, offset: off } = a.tau as Ptr<'s'>;
  const data = buffer as DeviceBuffer;
  const form = formOf(a);
  if (form === 'strided') return { data, off, stride: a.strideTau as number };
  if (form === 'batched') return { data, off, stride: 0, offsets: deviceMat(a.offsetsTau as Ptr<'i'>, 1) };
  return { data, off, stride: 0, places: a.offsetsTau as Integers };
}

export function geqrfBatchedGpu(queue: Queue, a: DeviceBatchCall): void {
  const of = new BatchOnDevice(queue, a);
  enqueueGeqrfBatch(queue, { ...of.batch, A: of.mat('A'), tau: tauOf(a) });
}
