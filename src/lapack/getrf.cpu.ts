// GETRF on the CPU backend: the recursive reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { getrfRecursiveRef } from './getrf.ref.ts';
import type { GetrfArgs } from './getrf.ts';

export async function getrfCpu(queue: Queue, a: Bound<GetrfArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, ipiv, info] = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostVector(a.ipiv, 'write'),
    hostVector(a.info, 'write'),
  ]);
  info.data[info.off] = getrfRecursiveRef(a.m, a.n, A as RealMat, ipiv.data, ipiv.off);
}
