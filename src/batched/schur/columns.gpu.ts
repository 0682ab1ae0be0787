// Vectors of a batch whose elements are side by side, as kernels see them.
import { formOf, offsetsName, strideName } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchVec, List } from '../deviceBatch.ts';

/** The vectors of an operand of a call. */
export function columnOf(a: DeviceBatchCall, name: string): BatchVec {
  const { buffer, offset: off } = a[name] as Ptr<'s'>;
  const data = buffer as DeviceBuffer;
  const form = formOf(a);
  if (form === 'strided') return { data, off, stride: a[strideName(name)] as number };
  const where = a[offsetsName(name)];
  if (form === 'batched') return { data, off, stride: 0, offsets: deviceMat(where as Ptr<'i'>, 1) };
  return { data, off, stride: 0, places: where as List };
}
