// LASCL on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { safeMinOf } from '../../core/extremes.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat } from '../../runtime/realMat.ts';
import { lasclRef } from './lascl.ref.ts';
import type { LasclArgs } from './routines.gen.ts';

export async function lasclCpu(queue: Queue, a: Bound<LasclArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const A = await fieldMat(a.A, a.m, a.n, a.lda, 'write');
  lasclRef(a.type === 'g' ? 'f' : a.type, a.cfrom, a.cto, a.m, a.n, A, safeMinOf(A.data));
  A.store();
}
