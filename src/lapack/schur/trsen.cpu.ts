// TRSEN on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsenArgs } from './routines.gen.ts';
import { trsenRef } from './trsen.ref.ts';
import { valuesOnHost } from './values.cpu.ts';

export async function trsenCpu(_queue: Queue, a: Bound<TrsenArgs<Prec>>): Promise<void> {
  const { job, compq, n } = a;
  const { select, T, m, info } = await onHost(a, { select: 'read', T: 'write', m: 'write', info: 'write' });
  const values = await valuesOnHost(a);
  const { Q } = compq === 'v' ? await onHost(a, { Q: 'write?' }) : {};
  const { s } = job === 'e' || job === 'b' ? await onHost(a, { s: 'write?' }) : {};
  const { sep } = job === 'v' || job === 'b' ? await onHost(a, { sep: 'write?' }) : {};
  const found = trsenRef({
    ...{ select: elementsOf(select, n), n, T, Q },
    ...values,
    s: s && (elementsOf(s, 1) as RealArray),
    sep: sep && (elementsOf(sep, 1) as RealArray),
  });
  m.data[m.off] = found.m;
  info.data[info.off] = found.info;
}
