// GESV on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { gesvRef } from './gesv.ref.ts';
import type { GesvArgs } from './gesv.ts';

export async function gesvCpu(queue: Queue, a: Bound<GesvArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, ipiv, B, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostVector(a.ipiv, 'write'),
    hostMat(a.B, a.ldb, 'write'),
    hostVector(a.info, 'write'),
  ]);
  info.data[info.off] = gesvRef(a.n, a.nrhs, A as RealMat, ipiv.data, ipiv.off, B as RealMat);
}
