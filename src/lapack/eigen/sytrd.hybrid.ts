// SYTRD on a GPU context: a single complex number on the CPU.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import type { SytrdArgs } from './routines.gen.ts';
import { sytrdCpu } from './sytrd.cpu.ts';
import { sytrdGpu } from './sytrd.gpu.ts';

export function sytrdHybrid(queue: Queue, a: Bound<SytrdArgs<Prec>>): void | Promise<void> {
  if (a.n === 1 && isComplex(a.prec))
    return sytrdCpu(queue, because(a, { why: 'order 1: there is nothing to reduce' }));
  sytrdGpu(queue, a);
}
