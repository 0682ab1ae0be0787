// TPMV on the GPU: as trmv, the triangle being addressed where it is packed.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { deviceVector } from './gemv.gpu.ts';
import type { TpmvArgs } from './routines.gen.ts';
import { enqueueTriangle, noteTriangle } from './symv.gpu.ts';

export function tpmvGpu(queue: Queue, a: Bound<TpmvArgs<Prec>>): void {
  const { uplo, n } = a;
  noteTriangle(queue, a);
  const x = deviceVector(a.x, n, a.incx);
  const A = deviceMat(a.AP, 0);
  enqueueTriangle(queue, { uplo, op: a.trans, unit: a.diag === 'u', n, alpha: 1, A, packed: true, x, beta: 0, y: x });
}
