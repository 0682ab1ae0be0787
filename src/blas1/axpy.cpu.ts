// AXPY on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { axpyRef } from './axpy.ref.ts';
import type { AxpyArgs } from './axpy.spec.ts';
import { eachElement, noteCpu, onEngine } from './level1.cpu.ts';

export async function axpyCpu(queue: Queue, a: Bound<AxpyArgs<Prec>>): Promise<void> {
  const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'read'), realVector(a.y, a.n, a.incy, 'write')]);
  const v = onEngine(a.n, [x, y]);
  noteCpu(queue, a, v !== undefined);
  if (v) eachElement(v, 'axpy', [a.alpha]);
  else axpyRef(a.n, a.alpha, x, y);
  y.store();
}
