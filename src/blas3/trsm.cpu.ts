// TRSM on the CPU backend: the recursive reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { trsmBlockedRef } from './trsm.ref.ts';
import type { TrsmArgs } from './trsm.ts';

export async function trsmCpu(queue: Queue, a: Bound<TrsmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  trsmBlockedRef(a.side, a.uplo, a.transA, a.diag, a.m, a.n, a.alpha, A as RealMat, B as RealMat);
}
