// SYRK of doubles on the GPU: the product of a matrix with its own transpose, on one triangle.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gemmtrDoublesOn, noteTriangle } from './gemmtrDoubles.gpu.ts';
import type { SyrkArgs } from './routines.gen.ts';

export function syrkDoubles(queue: Queue, a: Bound<SyrkArgs<'d' | 'z'>>): void {
  const { uplo, trans, n, k, alpha, beta } = a;
  noteTriangle(queue, a.routine);
  const [A, C] = [deviceMat(a.A, a.lda), deviceMat(a.C, a.ldc)];
  gemmtrDoublesOn(queue, 'span')(uplo, trans, trans === 'n' ? 't' : 'n', n, k, alpha, A, A, beta, C);
}
