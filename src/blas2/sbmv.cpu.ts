// SBMV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SbmvArgs } from './routines.gen.ts';
import { sbmvRef } from './sbmv.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function sbmvCpu(queue: Queue, a: Bound<SbmvArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, x, y] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'read'), hostVector(a.y, 'write')]);
  const xs = vectorRef(x as RealMat, a.n, a.incx);
  const ys = vectorRef(y as RealMat, a.n, a.incy);
  sbmvRef(a.uplo, a.n, a.k, a.alpha, A as RealMat, xs, a.beta, ys);
}
