// GEBAL on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gebalRef } from './gebal.ref.ts';
import type { GebalArgs } from './routines.gen.ts';

export async function gebalCpu(queue: Queue, a: Bound<GebalArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { job, n } = a;
  const { A, ilo, ihi, scale } = await onHost(a, { A: 'write', ilo: 'write', ihi: 'write', scale: 'write' });
  const { lo, hi } = gebalRef(job, n, A, elementsOf(scale, n) as RealArray);
  ilo.data[ilo.off] = lo + 1;
  ihi.data[ihi.off] = hi;
}
