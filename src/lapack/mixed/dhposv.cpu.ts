// DHPOSV on the CPU, which has no halves: a factor in single precision, products and GMRES in double, both on the engine.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DhposvArgs } from './dhposv.spec.ts';
import { choleskyOnHost, dsposvKind } from './dsposv.cpu.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { HostSingles } from './mixed.cpu.ts';

/** `why`: the reason for the trace, if it is not the backend's. */
export type CholeskyCall = Bound<DhposvArgs> & { readonly why?: string };

export async function dhposvCpu(queue: Queue, a: CholeskyCall): Promise<void> {
  const why = "products of halves are the GPU's: factored in single";
  queue.note({ routine: a.routine, backend: 'cpu', why });
  await solveGmres(queue, a, dsposvKind(queue, a), [singlesOnHost(queue, a)]);
}

/** The attempt with a factor in single precision on the CPU. */
export const singlesOnHost = (queue: Queue, a: CholeskyCall): Attempt => ({
  bits: 32,
  begin: () => new HostSingles(queue, a, choleskyOnHost(queue, a)),
});
