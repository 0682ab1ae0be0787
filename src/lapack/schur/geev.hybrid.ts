// GEEV on a GPU context: the Hessenberg form of large matrices on the GPU, all else on the CPU.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import { geevCpu } from './geev.cpu.ts';
import { IN_TWO, reducedOnGpu, whyReducedOnCpu } from './reduced.hybrid.ts';
import type { GeevArgs } from './routines.gen.ts';

export function geevHybrid(queue: Queue, a: Bound<GeevArgs<Prec>>): Promise<void> {
  const why = whyReducedOnCpu(queue, a.n, a.prec);
  return why === undefined ? geevInTwo(queue, a) : geevCpu(queue, because(a, { why }));
}

/** With the Hessenberg form of the GPU, whatever that costs. */
export function geevInTwo(queue: Queue, a: Bound<GeevArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'gehrd_product and gehrd_column', why: IN_TWO.gpu });
  return geevCpu(queue, because(a, { why: IN_TWO.cpu }), (A, vectors) => reducedOnGpu(queue, a.n, 'b', A, vectors));
}
