// POCON on the CPU backend.
import type { Bound } from '../../core/args.ts';
import { choleskyTriangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { conditionCpu } from './condition.cpu.ts';
import type { PoconArgs } from './routines.gen.ts';

export const poconCpu = (queue: Queue, a: Bound<PoconArgs<Prec>>): Promise<void> =>
  conditionCpu(queue, a, choleskyTriangles(a.uplo), '1', () => a.anorm);
