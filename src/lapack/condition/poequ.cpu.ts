// POEQU on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { poequRef } from './poequ.ref.ts';
import type { PoequArgs } from './routines.gen.ts';

export async function poequCpu(queue: Queue, a: Bound<PoequArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { A, s, scalars, info } = await onHost(a, { A: 'read', s: 'write', scalars: 'write', info: 'write' });
  const found = poequRef(a.n, A, s.data.subarray(s.off, s.off + a.n) as RealArray);
  scalars.data.set([found.scond, found.amax], scalars.off);
  info.data[info.off] = found.info;
}
