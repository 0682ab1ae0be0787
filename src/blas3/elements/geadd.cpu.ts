// GEADD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat } from '../../runtime/realMat.ts';
import { geaddRef } from './geadd.ref.ts';
import type { GeaddArgs } from './routines.gen.ts';

export async function geaddCpu(queue: Queue, a: Bound<GeaddArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B] = await Promise.all([fieldMat(a.A, a.m, a.n, a.lda, 'read'), fieldMat(a.B, a.m, a.n, a.ldb, 'write')]);
  geaddRef(a.m, a.n, a.alpha, A, a.beta, B);
  B.store();
}
