// SYR2 and HER2 on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Her2Args, Syr2Args } from './routines.gen.ts';
import { updateTriangle } from './syr.cpu.ts';

export const syr2Cpu = (queue: Queue, a: Bound<Syr2Args<Prec>>): Promise<void> => updateTriangle(queue, a, a, false);
export const her2Cpu = (queue: Queue, a: Bound<Her2Args<ComplexPrec>>): Promise<void> =>
  updateTriangle(queue, a, a, true);
