// GEMV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import type { Queue } from '../runtime/queue.ts';
import { realMat, realVector } from '../runtime/realMat.ts';
import { gemvRef } from './gemv.ref.ts';
import type { GemvArgs } from './gemv.ts';
import { vectorRef } from './vector.ref.ts';

export async function gemvCpu(queue: Queue, a: Bound<GemvArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [lenX, lenY] = a.trans === 'n' ? [a.n, a.m] : [a.m, a.n];
  const [A, x, y] = await Promise.all([
    realMat(a.A, a.m, a.n, a.lda, 'read'),
    realVector(a.x, lenX, a.incx, 'read'),
    realVector(a.y, lenY, a.incy, 'write'),
  ]);
  const xs = vectorRef(x, lenX, a.incx);
  const ys = vectorRef(y, lenY, a.incy);
  gemvRef(a.trans, a.m, a.n, a.alpha, A, xs, a.beta, ys);
  y.store();
}
