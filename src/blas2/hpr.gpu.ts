// HPR on the GPU: the update kernel of ger, in a packed triangle.
import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector } from './gemv.gpu.ts';
import { enqueueUpdate } from './ger.gpu.ts';
import type { HprArgs } from './routines.gen.ts';

export function hprGpu(queue: Queue, a: Bound<HprArgs<ComplexPrec>>): void {
  const { uplo, n, alpha } = a;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rank_update', why: 'one pass over the triangle' });
  const x = deviceVector(a.x, n, a.incx);
  enqueueUpdate(queue, { uplo, conjugated: true, m: n, n, alpha, x, y: x, A: deviceMat(a.AP, 0), packed: true });
}
