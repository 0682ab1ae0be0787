// ORGTR on a GPU context: complex matrices on the CPU.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import { orgtrCpu } from './orgtr.cpu.ts';
import { orgtrGpu } from './orgtr.gpu.ts';
import type { OrgtrArgs } from './routines.gen.ts';

export function orgtrHybrid(queue: Queue, a: Bound<OrgtrArgs<Prec>>): void | Promise<void> {
  if (isComplex(a.prec)) return orgtrCpu(queue, because(a, { why: 'the kernels are for real matrices' }));
  orgtrGpu(queue, a);
}
