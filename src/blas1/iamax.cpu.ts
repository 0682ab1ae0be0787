// IAMAX on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { iamaxRef } from './iamax.ref.ts';
import type { IamaxArgs } from './iamax.ts';

export async function iamaxCpu(queue: Queue, a: Bound<IamaxArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const x = await realVector(a.x, a.n, a.incx, 'read');
  const result = await hostVector(a.result, 'write');
  result.data[result.off] = iamaxRef(a.n, x);
}
