// SYTRD on a GPU context: complex matrices on the CPU.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import type { SytrdArgs } from './routines.gen.ts';
import { sytrdCpu } from './sytrd.cpu.ts';
import { sytrdGpu } from './sytrd.gpu.ts';

export function sytrdHybrid(queue: Queue, a: Bound<SytrdArgs<Prec>>): void | Promise<void> {
  if (isComplex(a.prec)) return sytrdCpu(queue, because(a, { why: 'the kernels are for real matrices' }));
  sytrdGpu(queue, a);
}
