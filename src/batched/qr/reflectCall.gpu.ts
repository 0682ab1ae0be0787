// The reflectors of a checked call of batched orgqr or ormqr, as the enqueue functions take them.
import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchVec, List } from '../deviceBatch.ts';

interface Reflectors {
  /** How many of them, of a ragged batch the most that a problem has. */
  readonly k: number;
  /** Of a ragged batch those of each problem. */
  readonly ks?: List;
  readonly tau: BatchVec;
}

export function reflectorsOf(a: DeviceBatchCall): Reflectors {
  const { buffer, offset: off } = a.tau as Ptr<'s'>;
  const data = buffer as DeviceBuffer;
  const form = formOf(a);
  if (form === 'strided') return { k: a.k as number, tau: { data, off, stride: a.strideTau as number } };
  if (form === 'batched')
    return { k: a.k as number, tau: { data, off, stride: 0, offsets: deviceMat(a.offsetsTau as Ptr<'i'>, 1) } };
  const ks = a.k as readonly number[];
  const k = ks.reduce((most, one) => Math.max(most, one), 0);
  return { k, ks, tau: { data, off, stride: 0, places: a.offsetsTau as Integers } };
}
