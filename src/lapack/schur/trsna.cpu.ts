// TRSNA on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsnaArgs } from './routines.gen.ts';
import { trsnaRef } from './trsnaStored.ref.ts';

export async function trsnaCpu(_queue: Queue, a: Bound<TrsnaArgs<Prec>>): Promise<void> {
  const { job, n } = a;
  const { T, info } = await onHost(a, { T: 'read', info: 'write' });
  const { VL, VR } = job === 'v' ? {} : await onHost(a, { VL: 'read?', VR: 'read?' });
  const { s } = job === 'v' ? {} : await onHost(a, { s: 'write?' });
  const { sep } = job === 'e' ? {} : await onHost(a, { sep: 'write?' });
  info.data[info.off] = trsnaRef({
    ...{ n, T, VL, VR },
    s: s && (elementsOf(s, n) as RealArray),
    sep: sep && (elementsOf(sep, n) as RealArray),
  });
}
