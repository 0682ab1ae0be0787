// LASET on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat } from '../../runtime/realMat.ts';
import { lasetRef } from './laset.ref.ts';
import type { LasetArgs } from './routines.gen.ts';

export async function lasetCpu(queue: Queue, a: Bound<LasetArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const A = await fieldMat(a.A, a.m, a.n, a.lda, 'write');
  lasetRef(a.uplo, a.m, a.n, a.alpha, a.beta, A);
  A.store();
}
