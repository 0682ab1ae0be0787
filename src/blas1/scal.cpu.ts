// SCAL on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import { im, re } from '../core/complex.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import { fieldVector } from '../runtime/realMat.ts';
import { eachElement, noteCpu, onEngine } from './level1.cpu.ts';
import type { ScalArgs } from './routines.gen.ts';
import { scalRef } from './scal.ref.ts';

export async function scalCpu(queue: Queue, a: Bound<ScalArgs<Prec>>): Promise<void> {
  const x = await fieldVector(a.x, a.n, a.incx, 'write');
  const v = im(a.alpha) === 0 ? onEngine(a.n, [x]) : undefined;
  noteCpu(queue, a, v !== undefined);
  if (v) eachElement(v, 'scal', [re(a.alpha)]);
  else scalRef(a.n, a.alpha, x);
  x.store();
}
