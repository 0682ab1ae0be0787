// GECON on the CPU backend.
import type { Bound } from '../../core/args.ts';
import { luTriangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { conditionCpu } from './condition.cpu.ts';
import type { GeconArgs } from './routines.gen.ts';

export const geconCpu = (queue: Queue, a: Bound<GeconArgs<Prec>>): Promise<void> =>
  conditionCpu(queue, a, luTriangles, a.norm, () => a.anorm);
