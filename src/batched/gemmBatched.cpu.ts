// GEMM of a batch at arbitrary places on the CPU backend: the blocked reference on one matrix after the other.
import { gemmBlockedRef } from '../blas3/gemm.ref.ts';
import type { Bound } from '../core/args.ts';
import { footprint } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realRest } from '../runtime/realMat.ts';
import type { GemmBatchedArgs } from './gemmBatched.ts';

export async function gemmBatchedCpu(queue: Queue, a: Bound<GemmBatchedArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C, placesA, placesB, placesC] = await Promise.all([
    realRest(a.A, 'read'),
    realRest(a.B, 'read'),
    realRest(a.C, 'write'),
    hostVector(a.offsetsA, 'read'),
    hostVector(a.offsetsB, 'read'),
    hostVector(a.offsetsC, 'read'),
  ]);
  const { transA, transB, m, n, k, alpha, beta } = a;
  const reads = alpha !== 0 && k > 0;
  const sizeA = transA === 'n' ? footprint(m, k, a.lda) : footprint(k, m, a.lda);
  const sizeB = transB === 'n' ? footprint(k, n, a.ldb) : footprint(n, k, a.ldb);
  const sizeC = footprint(m, n, a.ldc);
  const fits = (offset: number, size: number, X: { readonly length: number }): boolean =>
    offset >= 0 && offset + size <= X.length;
  for (let b = 0; b < a.batchCount; b++) {
    const [offA, offB, offC] = [placesA, placesB, placesC].map(({ data, off }) => data[off + b]!) as [
      number,
      number,
      number,
    ];
    if (!fits(offC, sizeC, C) || (reads && !(fits(offA, sizeA, A) && fits(offB, sizeB, B)))) continue;
    const Ab = { data: A.data, off: A.off + offA, ld: a.lda };
    const Bb = { data: B.data, off: B.off + offB, ld: a.ldb };
    const Cb = { data: C.data, off: C.off + offC, ld: a.ldc };
    gemmBlockedRef(transA, transB, m, n, k, alpha, Ab, Bb, beta, Cb);
  }
  C.store();
}
