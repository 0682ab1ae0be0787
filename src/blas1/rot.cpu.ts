// ROT on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import { im, re } from '../core/complex.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import { fieldVector } from '../runtime/realMat.ts';
import { eachElement, noteCpu, onEngine } from './level1.cpu.ts';
import { rotRef } from './rot.ref.ts';
import type { RotArgs } from './routines.gen.ts';

export async function rotCpu(queue: Queue, a: Bound<RotArgs<Prec>>): Promise<void> {
  const [x, y] = await Promise.all([fieldVector(a.x, a.n, a.incx, 'write'), fieldVector(a.y, a.n, a.incy, 'write')]);
  const v = im(a.s) === 0 ? onEngine(a.n, [x, y]) : undefined;
  noteCpu(queue, a, v !== undefined);
  if (v) eachElement(v, 'rot', [a.c, re(a.s), -re(a.s), a.c]);
  else rotRef(a.n, x, y, a.c, a.s);
  x.store();
  y.store();
}
