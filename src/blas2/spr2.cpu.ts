// SPR2 on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Spr2Args } from './routines.gen.ts';
import { spr2Ref } from './spr2.ref.ts';
import { vectorRef } from './vector.ref.ts';

export async function spr2Cpu(queue: Queue, a: Bound<Spr2Args<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const [x, y, AP] = await Promise.all([hostVector(a.x, 'read'), hostVector(a.y, 'read'), hostVector(a.AP, 'write')]);
  const xs = vectorRef(x as RealMat, a.n, a.incx);
  const ys = vectorRef(y as RealMat, a.n, a.incy);
  spr2Ref(a.uplo, a.n, a.alpha, xs, ys, AP as RealMat);
}
