// LASWP on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { laswpRef } from './laswp.ref.ts';
import type { LaswpArgs } from './laswp.ts';

export async function laswpCpu(queue: Queue, a: Bound<LaswpArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, ipiv] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.ipiv, 'read')]);
  laswpRef(a.n, A as RealMat, a.k1, a.k2, ipiv.data, ipiv.off, a.direction === 'f');
}
