// DOT, DOTU and DOTC on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { fieldVector, realVector } from '../runtime/realMat.ts';
import { complexDotRef, dotRef } from './dot.ref.ts';
import { noteCpu, onEngine, sumOf } from './level1.cpu.ts';
import type { DotArgs, DotuArgs } from './routines.gen.ts';

export async function dotCpu(queue: Queue, a: Bound<DotArgs<Prec>>): Promise<void> {
  const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'read'), realVector(a.y, a.n, a.incy, 'read')]);
  const result = await hostVector(a.result, 'write');
  const v = onEngine(a.n, [x, y]);
  noteCpu(queue, a, v !== undefined);
  result.data[result.off] = v ? sumOf(v, 'dot') : dotRef(a.n, x, y);
}

/** The product of complex vectors, by the reference: its loop is as fast as memory, and the engine has no kernel for it. */
const complexDot =
  (conjugated: boolean) =>
  async (queue: Queue, a: Bound<DotuArgs<ComplexPrec>>): Promise<void> => {
    const [x, y] = await Promise.all([fieldVector(a.x, a.n, a.incx, 'read'), fieldVector(a.y, a.n, a.incy, 'read')]);
    const result = await hostVector(a.result as Ptr<Prec>, 'write');
    noteCpu(queue, a, false);
    const { re, im } = complexDotRef(a.n, x, y, conjugated);
    result.data.set([re, im], 2 * result.off);
  };

export const dotuCpu = complexDot(false);
export const dotcCpu = complexDot(true);
