// RMSNORMFORWARD on the CPU backend.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type NormCall, normCpu } from './norm.cpu.ts';
import type { RmsNormForwardArgs } from './routines.gen.ts';

export const rmsNormForwardCpu = (queue: Queue, a: Bound<RmsNormForwardArgs<Prec>>): Promise<void> =>
  normCpu(queue, a as NormCall, false);
