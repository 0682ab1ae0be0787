// LAQSY on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { laqsyRef } from './laqsy.ref.ts';
import type { LaqsyArgs } from './routines.gen.ts';

export async function laqsyCpu(queue: Queue, a: Bound<LaqsyArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { A, s, scalars, equed } = await onHost(a, { A: 'write', s: 'read', scalars: 'read', equed: 'write' });
  const factors = s.data.subarray(s.off, s.off + a.n) as RealArray;
  const [scond, amax] = scalars.data.subarray(scalars.off, scalars.off + 2) as RealArray;
  equed.data[equed.off] = laqsyRef(a.uplo, a.n, A, factors, scond!, amax!);
}
