// GEMM of a batch of various sizes on the CPU backend: the blocked reference on one problem after the other.
import { gemmBlockedRef } from '../blas3/gemm.ref.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realRest } from '../runtime/realMat.ts';
import type { GemmVbatchedArgs } from './gemmVbatched.ts';

export async function gemmVbatchedCpu(queue: Queue, a: Bound<GemmVbatchedArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = await Promise.all([realRest(a.A, 'read'), realRest(a.B, 'read'), realRest(a.C, 'write')]);
  for (let b = 0; b < a.m.length; b++) {
    const Ab = { data: A.data, off: A.off + a.offsetsA[b]!, ld: a.lda[b]! };
    const Bb = { data: B.data, off: B.off + a.offsetsB[b]!, ld: a.ldb[b]! };
    const Cb = { data: C.data, off: C.off + a.offsetsC[b]!, ld: a.ldc[b]! };
    gemmBlockedRef(a.transA, a.transB, a.m[b]!, a.n[b]!, a.k[b]!, a.alpha, Ab, Bb, a.beta, Cb);
  }
  C.store();
}
