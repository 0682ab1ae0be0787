// AXPY on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import { im, re } from '../core/complex.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import { fieldVector } from '../runtime/realMat.ts';
import { axpyRef } from './axpy.ref.ts';
import { eachElement, noteCpu, onEngine } from './level1.cpu.ts';
import type { AxpyArgs } from './routines.gen.ts';

export async function axpyCpu(queue: Queue, a: Bound<AxpyArgs<Prec>>): Promise<void> {
  const [x, y] = await Promise.all([fieldVector(a.x, a.n, a.incx, 'read'), fieldVector(a.y, a.n, a.incy, 'write')]);
  const v = im(a.alpha) === 0 ? onEngine(a.n, [x, y]) : undefined;
  noteCpu(queue, a, v !== undefined);
  if (v) eachElement(v, 'axpy', [re(a.alpha)]);
  else axpyRef(a.n, a.alpha, x, y);
  y.store();
}
