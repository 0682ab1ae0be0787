import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SygvxArgs } from './routines.gen.ts';
export declare function sygvxCpu(queue: Queue, a: Bound<SygvxArgs<Prec>>): Promise<void>;
