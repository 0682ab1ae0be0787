// STERF on the CPU backend: the reference on the operands' host copies, for a sweep is sequential.
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SterfArgs } from './routines.gen.ts';
import { sterfRef } from './sterf.ref.ts';

export async function sterfCpu(queue: Queue, a: Bound<SterfArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const { n } = a;
  const { D, E, info } = await onHost(a, { D: 'write', E: 'write', info: 'write' });
  const [diagonal, beside] = [elementsOf(D, n) as RealArray, elementsOf(E, Math.max(0, n - 1)) as RealArray];
  const [d, e] = [Float64Array.from(diagonal), Float64Array.from(beside)];
  info.data[info.off] = sterfRef(n, d, e, fields[a.prec].eps);
  diagonal.set(d);
  beside.set(e);
}
