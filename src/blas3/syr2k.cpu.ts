// SYR2K on the CPU backend: the recursive reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { syr2kBlockedRef } from './syr2k.ref.ts';
import type { Syr2kArgs } from './syr2k.ts';

export async function syr2kCpu(queue: Queue, a: Bound<Syr2kArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = (await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ])) as RealMat[];
  syr2kBlockedRef(a.uplo, a.trans, a.n, a.k, a.alpha, A!, B!, a.beta, C!);
}
