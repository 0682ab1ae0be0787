// TRMV on the GPU: the product of symv's tiles, of which only one of two sums is taken, by way of a workspace.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector } from './gemv.gpu.ts';
import type { TrmvArgs } from './routines.gen.ts';
import { enqueueTriangle, noteTriangle } from './symv.gpu.ts';

export function trmvGpu(queue: Queue, a: Bound<TrmvArgs<Prec>>): void {
  const { uplo, n } = a;
  noteTriangle(queue, a);
  const x = deviceVector(a.x, n, a.incx);
  enqueueTriangle(queue, {
    uplo,
    op: a.trans,
    unit: a.diag === 'u',
    n,
    alpha: 1,
    A: deviceMat(a.A, a.lda),
    x,
    beta: 0,
    y: x,
  });
}
