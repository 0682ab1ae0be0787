// LAG2H on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { lag2hRef } from './lag2h.ref.ts';
import type { Lag2hArgs } from './routines.gen.ts';

export async function lag2hCpu(queue: Queue, a: Bound<Lag2hArgs>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu('h') });
  const [A, HA] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.HA, a.ldha, 'write')]);
  const overflow = lag2hRef(a.m, a.n, A, HA);
  if (a.info === undefined) return;
  const info = await hostVector(a.info, 'write');
  info.data[info.off] = overflow;
}
