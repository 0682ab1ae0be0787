// LANHE on the CPU backend: LANGE's, on one triangle with a real diagonal.
import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { normCpu } from './lange.cpu.ts';
import type { LanheArgs } from './routines.gen.ts';

export const lanheCpu = (queue: Queue, a: Bound<LanheArgs<ComplexPrec>>): Promise<void> =>
  normCpu(queue, { ...a, diag: 'n', symmetric: true, hermitian: true, m: a.n });
