// SYR2 on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { syr2Ref } from './syr2.ref.ts';
import type { Syr2Args } from './syr2.ts';
import { vectorRef } from './vector.ref.ts';

export async function syr2Cpu(queue: Queue, a: Bound<Syr2Args<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y, A] = await Promise.all([hostVector(a.x, 'read'), hostVector(a.y, 'read'), hostMat(a.A, a.lda, 'write')]);
  const xs = vectorRef(x as RealMat, a.n, a.incx);
  const ys = vectorRef(y as RealMat, a.n, a.incy);
  syr2Ref(a.uplo, a.n, a.alpha, xs, ys, A as RealMat);
}
