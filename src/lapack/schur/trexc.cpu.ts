// TREXC on the CPU backend: the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrexcArgs } from './routines.gen.ts';
import { trexcStoredRef } from './trexcStored.ref.ts';

export async function trexcCpu(_queue: Queue, a: Bound<TrexcArgs<Prec>>): Promise<void> {
  const { compq, n, ifst, ilst } = a;
  const { T, place, info } = await onHost(a, { T: 'write', place: 'write', info: 'write' });
  const { Q } = compq === 'v' ? await onHost(a, { Q: 'write?' }) : {};
  const moved = trexcStoredRef(n, T, Q, ifst - 1, ilst - 1);
  place.data[place.off] = moved.at + 1;
  info.data[info.off] = moved.info;
}
