// DOT on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { dotRef } from './dot.ref.ts';
import type { DotArgs } from './dot.ts';

export async function dotCpu(queue: Queue, a: Bound<DotArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'read'), realVector(a.y, a.n, a.incy, 'read')]);
  const result = await hostVector(a.result, 'write');
  result.data[result.off] = dotRef(a.n, x, y);
}
