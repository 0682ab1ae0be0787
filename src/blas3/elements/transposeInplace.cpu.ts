// TRANSPOSEINPLACE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TransposeInplaceArgs } from './routines.gen.ts';
import { transposeInplaceRef } from './transposeInplace.ref.ts';

export async function transposeInplaceCpu(queue: Queue, a: Bound<TransposeInplaceArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const A = await hostMat(a.A, a.lda, 'write');
  transposeInplaceRef(a.n, A, a.conj);
}
