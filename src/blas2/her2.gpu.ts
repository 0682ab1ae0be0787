// HER2 on the GPU: the update kernel of ger, in one triangle.
import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector } from './gemv.gpu.ts';
import { enqueueUpdate } from './ger.gpu.ts';
import type { Her2Args } from './routines.gen.ts';

export function her2Gpu(queue: Queue, a: Bound<Her2Args<ComplexPrec>>): void {
  const { uplo, n, alpha } = a;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rank_update', why: 'one pass over the triangle' });
  const x = deviceVector(a.x, n, a.incx);
  const y = deviceVector(a.y, n, a.incy);
  enqueueUpdate(queue, { uplo, conjugated: true, both: true, m: n, n, alpha, x, y, A: deviceMat(a.A, a.lda) });
}
