// SYMM on the CPU backend: the recursive reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { symmBlockedRef } from './symm.ref.ts';
import type { SymmArgs } from './symm.ts';

export async function symmCpu(queue: Queue, a: Bound<SymmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = (await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ])) as RealMat[];
  symmBlockedRef(a.side, a.uplo, a.m, a.n, a.alpha, A!, B!, a.beta, C!);
}
