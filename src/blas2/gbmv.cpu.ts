// GBMV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { gbmvRef } from './gbmv.ref.ts';
import type { GbmvArgs } from './routines.gen.ts';
import { vectorRef } from './vector.ref.ts';

export async function gbmvCpu(queue: Queue, a: Bound<GbmvArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, x, y] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'read'), hostVector(a.y, 'write')]);
  const [lenX, lenY] = a.trans === 'n' ? [a.n, a.m] : [a.m, a.n];
  const xs = vectorRef(x as RealMat, lenX, a.incx);
  const ys = vectorRef(y as RealMat, lenY, a.incy);
  gbmvRef(a.trans, a.m, a.n, a.kl, a.ku, a.alpha, A as RealMat, xs, a.beta, ys);
}
