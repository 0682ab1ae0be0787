// TRANSPOSE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { adjointRef } from './adjoint.ref.ts';
import type { TransposeArgs } from './routines.gen.ts';
import { transposeRef } from './transpose.ref.ts';

export async function transposeCpu(queue: Queue, a: Bound<TransposeArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  if (a.conj && isComplex(a.prec)) adjointRef(a.m, a.n, A as FieldMat, B as FieldMat);
  else transposeRef(a.m, a.n, A, B);
}
