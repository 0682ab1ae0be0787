// Operands of the expert drivers that may have been left out, on the CPU.

import type { ElementType, Prec } from '../../core/field.ts';
import type { HostMat, Ptr, RealArray, RealMat } from '../../core/matrix.ts';
import { hostVector, type Soon } from '../../runtime/buffer.ts';
import { vectorLike } from '../condition/condition.ref.ts';

/** The host view of an operand that is written; nothing if it has been left out. */
export const optional = <E extends ElementType>(pointer: Ptr<E> | undefined): Soon<HostMat<E>> | undefined =>
  pointer === undefined ? undefined : hostVector(pointer, 'write');

/** `length` elements of an operand that is written; of workspace if it has been left out. */
export async function elements(pointer: Ptr<Prec> | undefined, length: number, like: RealMat): Promise<RealArray> {
  if (pointer === undefined) return vectorLike(like, length);
  const { data, off } = (await hostVector(pointer, 'write')) as RealMat;
  return data.subarray(off, off + length);
}
