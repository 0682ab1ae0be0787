// LANTR on the CPU backend: LANGE's, on one triangle.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { normCpu } from './lange.cpu.ts';
import type { LantrArgs } from './routines.gen.ts';

export const lantrCpu = (queue: Queue, a: Bound<LantrArgs<Prec>>): Promise<void> =>
  normCpu(queue, { ...a, symmetric: false });
