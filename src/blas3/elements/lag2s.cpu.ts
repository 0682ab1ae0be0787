// LAG2S on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat } from '../../runtime/realMat.ts';
import { lag2sRef } from './lag2s.ref.ts';
import type { Lag2sArgs } from './routines.gen.ts';

export async function lag2sCpu(queue: Queue, a: Bound<Lag2sArgs<'h' | 'd' | 'z'>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, SA] = await Promise.all([fieldMat(a.A, a.m, a.n, a.lda, 'read'), hostMat(a.SA, a.ldsa, 'write')]);
  const SB = a.SB && (await hostMat(a.SB, a.ldsb, 'write'));
  const overflow = lag2sRef(a.m, a.n, A, SA, SB);
  if (a.info === undefined) return;
  const info = await hostVector(a.info, 'write');
  info.data[info.off] = overflow;
}
