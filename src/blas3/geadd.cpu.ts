// GEADD on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { geaddRef } from './geadd.ref.ts';
import type { GeaddArgs } from './geadd.ts';

export async function geaddCpu(queue: Queue, a: Bound<GeaddArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B] = await Promise.all([hostMat(a.A, a.lda, 'read'), hostMat(a.B, a.ldb, 'write')]);
  geaddRef(a.m, a.n, a.alpha, A as RealMat, a.beta, B as RealMat);
}
