// GEEQU on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geequRef } from './geequ.ref.ts';
import type { GeequArgs } from './routines.gen.ts';

export async function geequCpu(queue: Queue, a: Bound<GeequArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { m, n } = a;
  const { A, r, c, scalars, info } = await onHost(a, {
    A: 'read',
    r: 'write',
    c: 'write',
    scalars: 'write',
    info: 'write',
  });
  const rows = r.data.subarray(r.off, r.off + m) as RealArray;
  const columns = c.data.subarray(c.off, c.off + n) as RealArray;
  const found = geequRef(m, n, A, rows, columns);
  scalars.data.set([found.rowcnd, found.colcnd, found.amax], scalars.off);
  info.data[info.off] = found.info;
}
