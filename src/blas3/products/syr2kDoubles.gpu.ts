// SYR2K of doubles on the GPU: two products on one triangle, each the other's transpose.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.ts';
import type { Syr2kArgs } from './routines.gen.ts';

export function syr2kDoubles(queue: Queue, a: Bound<Syr2kArgs<'d' | 'z'>>): void {
  const { uplo, trans, n, k, alpha, beta } = a;
  noteTriangle(queue, a.routine);
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  const transB = trans === 'n' ? 't' : 'n';
  const gemmtr = gemmtrDoublesOn(queue, 'span');
  gemmtr(uplo, trans, transB, n, k, alpha, A, B, beta, C);
  gemmtr(uplo, trans, transB, n, k, alpha, B, A, 1, C);
}
