// DOT on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { dotRef } from './dot.ref.ts';
import type { DotArgs } from './dot.spec.ts';
import { noteCpu, onEngine, sumOf } from './level1.cpu.ts';

export async function dotCpu(queue: Queue, a: Bound<DotArgs<Prec>>): Promise<void> {
  const [x, y] = await Promise.all([realVector(a.x, a.n, a.incx, 'read'), realVector(a.y, a.n, a.incy, 'read')]);
  const result = await hostVector(a.result, 'write');
  const v = onEngine(a.n, [x, y]);
  noteCpu(queue, a, v !== undefined);
  result.data[result.off] = v ? sumOf(v, 'dot') : dotRef(a.n, x, y);
}
