// GEBAK on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gebakRef } from './gebak.ref.ts';
import type { GebakArgs } from './routines.gen.ts';

export async function gebakCpu(queue: Queue, a: Bound<GebakArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { job, side, n, ilo, ihi, m } = a;
  const { scale, V } = await onHost(a, { scale: 'read', V: 'write' });
  gebakRef(job, side, n, { lo: ilo - 1, hi: ihi }, elementsOf(scale, n) as RealArray, m, V);
}
