// SPR on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { SprArgs } from './routines.gen.ts';
import { sprRef } from './spr.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function sprCpu(queue: Queue, a: Bound<SprArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, AP] = await Promise.all([hostVector(a.x, 'read'), hostVector(a.AP, 'write')]);
  const xs = vectorRef(x as RealMat, a.n, a.incx);
  sprRef(a.uplo, a.n, a.alpha, xs, AP as RealMat);
}
