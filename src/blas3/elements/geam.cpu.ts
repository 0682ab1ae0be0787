// GEAM on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat } from '../../runtime/realMat.ts';
import { geamRef } from './geam.ref.ts';
import type { GeamArgs } from './routines.gen.ts';

export async function geamCpu(queue: Queue, a: Bound<GeamArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const shape = (trans: Trans) => (trans === 'n' ? ([a.m, a.n] as const) : ([a.n, a.m] as const));
  const [A, B, C] = await Promise.all([
    fieldMat(a.A, ...shape(a.transA), a.lda, 'read'),
    fieldMat(a.B, ...shape(a.transB), a.ldb, 'read'),
    fieldMat(a.C, a.m, a.n, a.ldc, 'write'),
  ]);
  geamRef(a.transA, a.transB, a.m, a.n, a.alpha, A, a.beta, B, C);
  C.store();
}
