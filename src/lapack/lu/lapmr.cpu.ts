// LAPMR on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { lapmrRef } from './lapmr.ref.ts';
import type { LapmrArgs } from './routines.gen.ts';

export async function lapmrCpu(queue: Queue, a: Bound<LapmrArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [X, k] = await Promise.all([hostMat(a.X, a.ldx, 'write'), hostVector(a.k, 'read')]);
  lapmrRef(a.forwrd, a.m, a.n, X as FieldMat, k.data, k.off);
}
