// SYTRD_SB2ST on the CPU backend: the reference on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrdSb2stArgs } from './routines.gen.ts';
import { sytrdSb2stRef } from './sytrdSb2st.ref.ts';

export async function sytrdSb2stCpu(queue: Queue, a: Bound<SytrdSb2stArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { AB, D, E } = await onHost(a, { AB: 'read', D: 'write', E: 'write' });
  const { V } = a.vect === 'n' ? {} : await onHost(a, { V: 'write?' });
  sytrdSb2stRef(a.uplo, a.n, a.kd, AB, D, E, V);
}
