// SYGST on a GPU context: complex matrices on the CPU.
import type { Bound } from '../../core/args.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import type { SygstArgs } from './routines.gen.ts';
import { sygstCpu } from './sygst.cpu.ts';
import { sygstGpu } from './sygst.gpu.ts';

export function sygstHybrid(queue: Queue, a: Bound<SygstArgs<Prec>>): void | Promise<void> {
  if (isComplex(a.prec)) return sygstCpu(queue, because(a, { why: 'the kernels are for real matrices' }));
  sygstGpu(queue, a);
}
