// SYMMETRIZE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SymmetrizeArgs } from './routines.gen.ts';
import { symmetrizeRef } from './symmetrize.ref.ts';

export async function symmetrizeCpu(queue: Queue, a: Bound<SymmetrizeArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const A = await hostMat(a.A, a.lda, 'write');
  symmetrizeRef(a.uplo, a.n, A, a.conj);
}
