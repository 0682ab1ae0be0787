// SYEVR on the CPU backend: what syevx does, with all vectors by divide and conquer.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevrArgs } from './routines.gen.ts';
import { supportsRef } from './syevr.ref.ts';
import { chosenCpu } from './syevx.cpu.ts';

export async function syevrCpu(queue: Queue, a: Bound<SyevrArgs<Prec>>): Promise<void> {
  const { A, m, W, info } = await onHost(a, { A: 'write', m: 'write', W: 'write', info: 'write' });
  const { Z, isuppz } = a.jobz === 'n' ? {} : await onHost(a, { Z: 'write?', isuppz: 'write?' });
  const most = a.range === 'i' ? a.iu - a.il + 1 : a.n;
  const count = chosenCpu(queue, a, A, { m, W, Z, info }, most, new Int32Array(most), 'dc');
  if (Z !== undefined && isuppz !== undefined) supportsRef(a.n, count, Z, elementsOf(isuppz, 2 * most));
}
