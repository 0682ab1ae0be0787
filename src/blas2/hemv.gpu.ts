// HEMV on the GPU: as symv, the stored triangle and its conjugate transpose.
import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector } from './gemv.gpu.ts';
import type { HemvArgs } from './routines.gen.ts';
import { enqueueTriangle, noteTriangle } from './symv.gpu.ts';

export function hemvGpu(queue: Queue, a: Bound<HemvArgs<ComplexPrec>>): void {
  const { uplo, n, alpha, beta } = a;
  noteTriangle(queue, a);
  const x = deviceVector(a.x, n, a.incx);
  const y = deviceVector(a.y, n, a.incy);
  enqueueTriangle(queue, { uplo, op: 'h', unit: false, n, alpha, A: deviceMat(a.A, a.lda), x, beta, y });
}
