// LANSY on the CPU backend: LANGE's, on one triangle.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { normCpu } from './lange.cpu.ts';
import type { LansyArgs } from './routines.gen.ts';

export const lansyCpu = (queue: Queue, a: Bound<LansyArgs<Prec>>): Promise<void> =>
  normCpu(queue, { ...a, diag: 'n', symmetric: true, m: a.n });
