// The reflectors of a checked call of batched geqrf, orgqr or ormqr, as the enqueue functions take them.
import { formOf, type Integers } from '../../core/batchForms.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { BatchOnDevice, DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchVec, List } from '../deviceBatch.ts';
import type { DeviceReflectBatch } from './reflectBatch.gpu.ts';

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

/** The tau of geqrf. */
export function tauOf(a: DeviceBatchCall): BatchVec {
  const { buffer, offset: off } = a.tau as Ptr<'s'>;
  const data = buffer as DeviceBuffer;
  const form = formOf(a);
  if (form === 'strided') return { data, off, stride: a.strideTau as number };
  if (form === 'batched') return { data, off, stride: 0, offsets: deviceMat(a.offsetsTau as Ptr<'i'>, 1) };
  return { data, off, stride: 0, places: a.offsetsTau as Integers };
}

/** What a call of ormqr multiplies; from the right as C^T := op(Q)^T C^T, Q^T being the adjoint of conj(Q). */
export function productOf(of: BatchOnDevice, a: DeviceBatchCall): DeviceReflectBatch {
  const { side, trans } = a as unknown as { side: Side; trans: Trans };
  const isLeft = side === 'l';
  const { k, ks, tau } = reflectorsOf(a);
  const { m, n, count } = of;
  const lists = of.sizes && (isLeft ? of.sizes : { m: of.sizes.n, n: of.sizes.m! });
  return {
    ...(isLeft ? { m, n } : { m: n, n: m }),
    count,
    sizes: lists && { ...lists, nrhs: ks! },
    V: of.mat('A'),
    tau,
    C: of.mat('C', !isLeft),
    trans: (trans !== 'n') === isLeft,
    conjugate: !isLeft,
    first: 0,
    last: k,
  };
}
