// SOFTMAXFORWARD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { realMat } from '../../runtime/realMat.ts';
import type { SoftmaxForwardArgs } from './routines.gen.ts';
import { softmaxForwardRef } from './softmaxForward.ref.ts';

export async function softmaxForwardCpu(queue: Queue, a: Bound<SoftmaxForwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { m, n } = a;
  const [X, Y] = await Promise.all([realMat(a.X, m, n, a.ldx, 'read'), realMat(a.Y, m, n, a.ldy, 'write')]);
  softmaxForwardRef(m, n, X, Y, a.log);
  Y.store();
}
