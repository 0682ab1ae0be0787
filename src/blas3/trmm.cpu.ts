// TRMM on the CPU backend: the recursive reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { trmmBlockedRef } from './trmm.ref.ts';
import type { TrmmArgs } from './trmm.ts';

export async function trmmCpu(queue: Queue, a: Bound<TrmmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  trmmBlockedRef(a.side, a.uplo, a.transA, a.diag, a.m, a.n, a.alpha, A as RealMat, B as RealMat);
}
