// HBMV on the GPU: the stored triangle and its conjugate transpose without the diagonal, as two sets of slices of one product with a band.
import type { Bound } from '../core/args.ts';
import type { ComplexPrec } from '../core/field.ts';
import { bandMat } from '../core/matrix.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueBand, noteBand } from './gbmv.gpu.ts';
import { deviceVector } from './gemv.gpu.ts';
import type { HbmvArgs } from './routines.gen.ts';

export function hbmvGpu(queue: Queue, a: Bound<HbmvArgs<ComplexPrec>>): void {
  const { n, k, alpha, beta } = a;
  const [kl, ku] = a.uplo === 'l' ? [k, 0] : [0, k];
  const A = bandMat(deviceMat(a.A, a.lda), ku);
  const x = deviceVector(a.x, n, a.incx);
  const y = deviceVector(a.y, n, a.incy);
  noteBand(queue, a.routine, enqueueBand(queue, { op: 'h', unit: false, m: n, n, kl, ku, alpha, A, x, beta, y }));
}
