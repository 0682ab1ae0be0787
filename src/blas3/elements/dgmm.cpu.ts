// DGMM on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat, fieldVector } from '../../runtime/realMat.ts';
import { dgmmRef } from './dgmm.ref.ts';
import type { DgmmArgs } from './routines.gen.ts';

export async function dgmmCpu(queue: Queue, a: Bound<DgmmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, x, C] = await Promise.all([
    fieldMat(a.A, a.m, a.n, a.lda, 'read'),
    fieldVector(a.x, a.side === 'l' ? a.m : a.n, a.incx, 'read'),
    fieldMat(a.C, a.m, a.n, a.ldc, 'write'),
  ]);
  dgmmRef(a.side, a.m, a.n, A, x, C);
  C.store();
}
