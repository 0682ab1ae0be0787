// RMSNORMBACKWARD on the CPU backend.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type NormGradientCall, normGradientCpu } from './norm.cpu.ts';
import type { RmsNormBackwardArgs } from './routines.gen.ts';

export const rmsNormBackwardCpu = (queue: Queue, a: Bound<RmsNormBackwardArgs<Prec>>): Promise<void> =>
  normGradientCpu(queue, a as NormGradientCall);
