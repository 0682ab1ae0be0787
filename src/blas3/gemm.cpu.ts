// GEMM on the CPU backend: the blocked reference, on the operands' host copies. Half is widened to f32 and rounded once at the end.
import type { Bound } from '../core/args.ts';
import { floatsToHalves, halvesToFloats } from '../core/half.ts';
import type { HostMat, RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { gemmBlockedRef } from './gemm.ref.ts';
import type { GemmArgs } from './gemm.ts';

export async function gemmCpu(queue: Queue, a: Bound<GemmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ]);
  if (a.prec !== 'h') {
    gemmBlockedRef(a.transA, a.transB, a.m, a.n, a.k, a.alpha, A as RealMat, B as RealMat, a.beta, C as RealMat);
    return;
  }
  const widened = widen(C);
  gemmBlockedRef(a.transA, a.transB, a.m, a.n, a.k, a.alpha, widen(A), widen(B), a.beta, widened);
  const target = C.data as Uint16Array;
  for (let j = 0; j < a.n; j++) {
    const from = widened.off + j * a.ldc;
    floatsToHalves(widened.data.subarray(from, from + a.m), target.subarray(from, from + a.m));
  }
}

const widen = (X: HostMat): RealMat => ({ ...X, data: halvesToFloats(X.data as Uint16Array) });
