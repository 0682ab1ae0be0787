// LAG2D on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { lag2dRef } from './lag2d.ref.ts';
import type { Lag2dArgs } from './routines.gen.ts';

export async function lag2dCpu(queue: Queue, a: Bound<Lag2dArgs<'s' | 'c'>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu('d') });
  const [SA, A] = await Promise.all([hostMat(a.SA, a.ldsa, 'read'), hostMat(a.A, a.lda, 'write')]);
  const SB = a.SB && (await hostMat(a.SB, a.ldsb, 'read'));
  lag2dRef(a.m, a.n, SA, A, SB);
}
