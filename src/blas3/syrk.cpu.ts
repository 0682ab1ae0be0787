// SYRK on the CPU backend: the recursive reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { syrkBlockedRef } from './syrk.ref.ts';
import type { SyrkArgs } from './syrk.ts';

export async function syrkCpu(queue: Queue, a: Bound<SyrkArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, C] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.C, a.ldc, 'write')]);
  syrkBlockedRef(a.uplo, a.trans, a.n, a.k, a.alpha, A as RealMat, a.beta, C as RealMat);
}
