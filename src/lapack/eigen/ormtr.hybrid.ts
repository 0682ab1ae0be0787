// ORMTR on a GPU context: complex matrices on the CPU.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import { ormtrCpu } from './ormtr.cpu.ts';
import { ormtrGpu } from './ormtr.gpu.ts';
import type { OrmtrArgs } from './routines.gen.ts';

export function ormtrHybrid(queue: Queue, a: Bound<OrmtrArgs<Prec>>): void | Promise<void> {
  if (isComplex(a.prec)) return ormtrCpu(queue, because(a, { why: 'the kernels are for real matrices' }));
  ormtrGpu(queue, a);
}
