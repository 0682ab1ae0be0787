// SPMV on the GPU: as symv, the triangle being addressed where it is packed.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector } from './gemv.gpu.ts';
import type { SpmvArgs } from './routines.gen.ts';
import { enqueueTriangle, noteTriangle } from './symv.gpu.ts';

export function spmvGpu(queue: Queue, a: Bound<SpmvArgs<Prec>>): void {
  const { uplo, n, alpha, beta } = a;
  noteTriangle(queue, a);
  const x = deviceVector(a.x, n, a.incx);
  const y = deviceVector(a.y, n, a.incy);
  enqueueTriangle(queue, { uplo, op: 's', unit: false, n, alpha, A: deviceMat(a.AP, 0), packed: true, x, beta, y });
}
