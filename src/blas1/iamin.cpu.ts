// IAMIN on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { iaminRef } from './iamin.ref.ts';
import { candidates, noteCpu, onEngine } from './level1.cpu.ts';
import type { IaminArgs } from './routines.gen.ts';
import { startOf } from './vector.ref.ts';

export async function iaminCpu(queue: Queue, a: Bound<IaminArgs<Prec>>): Promise<void> {
  const x = await realVector(a.x, a.n, a.incx, 'read');
  const result = await hostVector(a.result, 'write');
  const v = onEngine(a.n, [x]);
  noteCpu(queue, a, v !== undefined);
  if (v === undefined) {
    result.data[result.off] = iaminRef(a.n, x);
    return;
  }
  const places = candidates(v, 'iamin');
  const start = startOf(a.n, x);
  const values = Float64Array.from(places, (i) => x.data[start + i * x.ld]!);
  const winner = iaminRef(values.length, { data: values, off: 0, ld: 1 });
  result.data[result.off] = places[winner - 1]! + 1;
}
