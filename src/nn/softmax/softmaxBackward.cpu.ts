// SOFTMAXBACKWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { realMat } from '../../runtime/realMat.ts';
import type { SoftmaxBackwardArgs } from './routines.gen.ts';
import { softmaxBackwardRef } from './softmaxBackward.ref.ts';

export async function softmaxBackwardCpu(queue: Queue, a: Bound<SoftmaxBackwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { m, n } = a;
  const [Y, dY, dX] = await Promise.all([
    realMat(a.Y, m, n, a.ldy, 'read'),
    realMat(a.dY, m, n, a.lddy, 'read'),
    realMat(a.dX, m, n, a.lddx, 'write'),
  ]);
  softmaxBackwardRef(m, n, Y, dY, dX, a.log);
  dX.store();
}
