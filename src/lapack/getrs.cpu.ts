// GETRS on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { getrsRef } from './getrs.ref.ts';
import type { GetrsArgs } from './getrs.ts';

export async function getrsCpu(queue: Queue, a: Bound<GetrsArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, ipiv, B] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostVector(a.ipiv, 'read'),
    hostMat(a.B, a.ldb, 'write'),
  ]);
  getrsRef(a.trans, a.n, a.nrhs, A as RealMat, ipiv.data, ipiv.off, B as RealMat);
}
