// SYGVD on the CPU backend: as sygv, the standard problem by divide and conquer.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygvdArgs } from './routines.gen.ts';
import { syevdEngine } from './syevd.cpu.ts';
import { syevdRef } from './syevd.ref.ts';
import { generalCpu } from './sygv.cpu.ts';

export const sygvdCpu = (queue: Queue, a: Bound<SygvdArgs<Prec>>): Promise<void> =>
  generalCpu(queue, a, syevdEngine, syevdRef);
