// LASCL on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { SAFE_MIN } from '../core/scaling.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { lasclRef } from './lascl.ref.ts';
import type { LasclArgs } from './lascl.ts';

export async function lasclCpu(queue: Queue, a: Bound<LasclArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const A = await hostMat(a.A, a.lda, 'write');
  lasclRef(a.type === 'g' ? 'f' : a.type, a.cfrom, a.cto, a.m, a.n, A as RealMat, SAFE_MIN[a.prec as 's' | 'd']);
}
