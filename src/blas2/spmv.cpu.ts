// SPMV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SpmvArgs } from './routines.gen.ts';
import { spmvRef } from './spmv.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function spmvCpu(queue: Queue, a: Bound<SpmvArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [AP, x, y] = await Promise.all([hostVector(a.AP, 'read'), hostVector(a.x, 'read'), hostVector(a.y, 'write')]);
  const xs = vectorRef(x as RealMat, a.n, a.incx);
  const ys = vectorRef(y as RealMat, a.n, a.incy);
  spmvRef(a.uplo, a.n, a.alpha, AP as RealMat, xs, a.beta, ys);
}
