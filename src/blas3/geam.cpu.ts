// GEAM on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { geamRef } from './geam.ref.ts';
import type { GeamArgs } from './geam.ts';

export async function geamCpu(queue: Queue, a: Bound<GeamArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [A, B, C] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.C, a.ldc, 'write'),
  ]);
  geamRef(a.transA, a.transB, a.m, a.n, a.alpha, A as RealMat, a.beta, B as RealMat, C as RealMat);
}
