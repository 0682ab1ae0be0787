// SYTRD_SY2SB on the CPU backend: the reference on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrdSy2sbArgs } from './routines.gen.ts';
import { sytrdSy2sbRef } from './sytrdSy2sb.ref.ts';

export async function sytrdSy2sbCpu(queue: Queue, a: Bound<SytrdSy2sbArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { A, AB, tau } = await onHost(a, { A: 'write', AB: 'write', tau: 'write' });
  sytrdSy2sbRef(a.uplo, a.n, a.kd, A, AB, tau.data as RealArray, tau.off);
}
