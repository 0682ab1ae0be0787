// DGMM on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { dgmmRef } from './dgmm.ref.ts';
import type { DgmmArgs } from './dgmm.ts';

export async function dgmmCpu(queue: Queue, a: Bound<DgmmArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, x, C] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.x, a.incx, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ]);
  dgmmRef(a.side, a.m, a.n, A as RealMat, x as RealMat, C as RealMat);
}
