// LAQGE on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { laqgeRef } from './laqge.ref.ts';
import type { LaqgeArgs } from './routines.gen.ts';

export async function laqgeCpu(queue: Queue, a: Bound<LaqgeArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { m, n } = a;
  const { A, r, c, scalars, equed } = await onHost(a, {
    A: 'write',
    r: 'read',
    c: 'read',
    scalars: 'read',
    equed: 'write',
  });
  const rows = r.data.subarray(r.off, r.off + m) as RealArray;
  const columns = c.data.subarray(c.off, c.off + n) as RealArray;
  const [rowcnd, colcnd, amax] = scalars.data.subarray(scalars.off, scalars.off + 3) as RealArray;
  equed.data[equed.off] = laqgeRef(m, n, A, rows, columns, rowcnd!, colcnd!, amax!);
}
