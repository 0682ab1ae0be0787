// GEMM of a batch at equal distances on the CPU backend: the blocked reference on one matrix after the other.
import { gemmBlockedRef } from '../blas3/gemm.ref.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realRest } from '../runtime/realMat.ts';
import type { GemmStridedBatchedArgs } from './gemmStridedBatched.ts';

export async function gemmStridedBatchedCpu(queue: Queue, a: Bound<GemmStridedBatchedArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = await Promise.all([realRest(a.A, 'read'), realRest(a.B, 'read'), realRest(a.C, 'write')]);
  const { transA, transB, m, n, k, alpha, beta } = a;
  for (let b = 0; b < a.batchCount; b++) {
    const Ab = { data: A.data, off: A.off + b * a.strideA, ld: a.lda };
    const Bb = { data: B.data, off: B.off + b * a.strideB, ld: a.ldb };
    const Cb = { data: C.data, off: C.off + b * a.strideC, ld: a.ldc };
    gemmBlockedRef(transA, transB, m, n, k, alpha, Ab, Bb, beta, Cb);
  }
  C.store();
}
