// SYR on the GPU: the update kernel of ger, in one triangle.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector } from './gemv.gpu.ts';
import { enqueueUpdate } from './ger.gpu.ts';
import type { SyrArgs } from './routines.gen.ts';

export function syrGpu(queue: Queue, a: Bound<SyrArgs<Prec>>): void {
  const { uplo, n, alpha } = a;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rank_update', why: 'one pass over the triangle' });
  const x = deviceVector(a.x, n, a.incx);
  enqueueUpdate(queue, { uplo, m: n, n, alpha, x, y: x, A: deviceMat(a.A, a.lda) });
}
