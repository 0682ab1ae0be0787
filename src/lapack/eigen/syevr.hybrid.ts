// SYEVR on a GPU context: what syevx does there. Vectors that have been transformed back are taken to have no zeros at their ends.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { because } from '../factorPlan.ts';
import type { SyevrArgs } from './routines.gen.ts';
import { syevrCpu } from './syevr.cpu.ts';
import { asked, enqueueSyevx, noteChosen, whyChosenOnCpu } from './syevx.hybrid.ts';

export async function syevrHybrid(queue: Queue, a: Bound<SyevrArgs<Prec>>): Promise<void> {
  const why = whyChosenOnCpu(queue, a);
  if (why !== undefined) return syevrCpu(queue, because(a, { why }));
  noteChosen(queue, a);
  const { isuppz, ...call } = onDevice(a);
  const m = await enqueueSyevx(queue, asked(call));
  if (call.jobz === 'n' || isuppz === undefined || m === 0) return;
  const supports = Int32Array.from({ length: 2 * m }, (_, i) => (i % 2 === 0 ? 1 : a.n));
  queue.context.writeGpu(isuppz.data.gpu(true), supports, 4 * isuppz.off);
}
