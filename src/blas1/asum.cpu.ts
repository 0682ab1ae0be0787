// ASUM on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { asumRef } from './asum.ref.ts';
import type { AsumArgs } from './asum.ts';

export async function asumCpu(queue: Queue, a: Bound<AsumArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const x = await realVector(a.x, a.n, a.incx, 'read');
  const result = await hostVector(a.result, 'write');
  result.data[result.off] = asumRef(a.n, x);
}
