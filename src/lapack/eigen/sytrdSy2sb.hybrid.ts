// SYTRD_SY2SB on a GPU context: on the CPU only what no binding holds.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import type { SytrdSy2sbArgs } from './routines.gen.ts';
import { wholeBytes } from './sytrd.gpu.ts';
import { sytrdSy2sbCpu } from './sytrdSy2sb.cpu.ts';
import { sytrdSy2sbGpu } from './sytrdSy2sb.gpu.ts';

export function sytrdSy2sbHybrid(queue: Queue, a: Bound<SytrdSy2sbArgs<Prec>>): void | Promise<void> {
  if (wholeBytes(a.n, a.prec) > queue.context.gpu!.bindingBytes)
    return sytrdSy2sbCpu(queue, because(a, { why: 'no binding of this GPU holds the whole matrix' }));
  sytrdSy2sbGpu(queue, a);
}
