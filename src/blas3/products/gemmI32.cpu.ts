// GEMM of bytes into 32-bit integers on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gemmI32Ref } from './gemmI32.ref.ts';
import type { GemmI32Args } from './routines.gen.ts';

export async function gemmI32Cpu(queue: Queue, a: Bound<GemmI32Args>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ]);
  gemmI32Ref(a.transA, a.transB, a.m, a.n, a.k, a.alpha, A, B, a.beta, C);
}
