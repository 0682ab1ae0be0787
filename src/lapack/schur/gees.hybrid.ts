// GEES on a GPU context: the Hessenberg form of large matrices on the GPU, all else on the CPU.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import { geesCpu } from './gees.cpu.ts';
import { IN_TWO, reducedOnGpu, whyReducedOnCpu } from './reduced.hybrid.ts';
import type { GeesArgs } from './routines.gen.ts';

export function geesHybrid(queue: Queue, a: Bound<GeesArgs<Prec>>): Promise<void> {
  const why = whyReducedOnCpu(queue, a.n, a.prec);
  return why === undefined ? geesInTwo(queue, a) : geesCpu(queue, because(a, { why }));
}

/** With the Hessenberg form of the GPU, whatever that costs. */
export function geesInTwo(queue: Queue, a: Bound<GeesArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gehrd_product and gehrd_column', why: IN_TWO.gpu });
  return geesCpu(queue, because(a, { why: IN_TWO.cpu }), (A, vectors) => reducedOnGpu(queue, a.n, 'p', A, vectors));
}
