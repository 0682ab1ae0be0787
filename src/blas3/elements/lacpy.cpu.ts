// LACPY on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { lacpyRef } from './lacpy.ref.ts';
import type { LacpyArgs } from './routines.gen.ts';

export async function lacpyCpu(queue: Queue, a: Bound<LacpyArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  lacpyRef(a.uplo, a.m, a.n, A, B);
}
