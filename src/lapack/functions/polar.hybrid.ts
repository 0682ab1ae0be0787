// POLAR on a GPU context: on the GPU, but for orders that none of its bindings holds.
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import { polarCpu } from './polar.cpu.ts';
import { polarGpu } from './polar.gpu.ts';
import type { PolarArgs } from './routines.gen.ts';

export function polarHybrid(queue: Queue, a: Bound<PolarArgs<Prec>>): Promise<void> {
  const { m, n } = a;
  // Steps by QR factor 2n x n
  const bytes = fields[a.prec].bytes * n * Math.max(m, 2 * n);
  if (bytes <= queue.context.gpu!.bindingBytes) return polarGpu(queue, a);
  return polarCpu(queue, because(a, { why: 'no binding of this GPU holds the matrices' }));
}
