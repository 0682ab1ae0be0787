// LAYERNORMFORWARD on the CPU backend.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type NormCall, normCpu } from './norm.cpu.ts';
import type { LayerNormForwardArgs } from './routines.gen.ts';

export const layerNormForwardCpu = (queue: Queue, a: Bound<LayerNormForwardArgs<Prec>>): Promise<void> =>
  normCpu(queue, a as NormCall, true);
