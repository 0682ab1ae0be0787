// ASUM on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { asumRef } from './asum.ref.ts';
import { noteCpu, onEngine, sumOf } from './level1.cpu.ts';
import type { AsumArgs } from './routines.gen.ts';

export async function asumCpu(queue: Queue, a: Bound<AsumArgs<Prec>>): Promise<void> {
  const x = await realVector(a.x, a.n, a.incx, 'read');
  const result = await hostVector(a.result, 'write');
  const v = onEngine(a.n, [x]);
  noteCpu(queue, a, v !== undefined);
  result.data[result.off] = v ? sumOf(v, 'asum') : asumRef(a.n, x);
}
