// SYR on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { syrRef } from './syr.ref.ts';
import type { SyrArgs } from './syr.ts';
import { vectorRef } from './vector.ref.ts';

export async function syrCpu(queue: Queue, a: Bound<SyrArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, A] = await Promise.all([hostVector(a.x, 'read'), hostMat(a.A, a.lda, 'write')]);
  const xs = vectorRef(x as RealMat, a.n, a.incx);
  syrRef(a.uplo, a.n, a.alpha, xs, A as RealMat);
}
