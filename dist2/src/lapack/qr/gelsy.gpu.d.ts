import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GelsyArgs } from './routines.gen.ts';
export declare function gelsyGpu(queue: Queue, a: Bound<GelsyArgs<Prec>>): Promise<void>;
