// GEMM on the CPU backend: the blocked reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realMat } from '../runtime/realMat.ts';
import { gemmBlockedRef } from './gemm.ref.ts';
import type { GemmArgs } from './gemm.ts';

export async function gemmCpu(queue: Queue, a: Bound<GemmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = await Promise.all([
    realMat(a.A, ...(a.transA === 'n' ? ([a.m, a.k] as const) : ([a.k, a.m] as const)), a.lda, 'read'),
    realMat(a.B, ...(a.transB === 'n' ? ([a.k, a.n] as const) : ([a.n, a.k] as const)), a.ldb, 'read'),
    realMat(a.C, a.m, a.n, a.ldc, 'write'),
  ]);
  gemmBlockedRef(a.transA, a.transB, a.m, a.n, a.k, a.alpha, A, B, a.beta, C);
  C.store();
}
