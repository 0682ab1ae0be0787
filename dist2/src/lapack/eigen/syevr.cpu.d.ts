import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevrArgs } from './routines.gen.ts';
export declare function syevrCpu(queue: Queue, a: Bound<SyevrArgs<Prec>>): Promise<void>;
