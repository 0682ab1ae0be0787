// LAQHE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { laqheRef } from './laqhe.ref.ts';
import type { LaqheArgs } from './routines.gen.ts';

export async function laqheCpu(queue: Queue, a: Bound<LaqheArgs<ComplexPrec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { A, s, scalars, equed } = await onHost(a, { A: 'write', s: 'read', scalars: 'read', equed: 'write' });
  const factors = s.data.subarray(s.off, s.off + a.n) as RealArray;
  const [scond, amax] = scalars.data.subarray(scalars.off, scalars.off + 2) as RealArray;
  equed.data[equed.off] = laqheRef(a.uplo, a.n, A, factors, scond!, amax!);
}
