import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LacpyArgs } from './routines.gen.ts';
export declare function lacpyCpu(queue: Queue, a: Bound<LacpyArgs<Prec>>): Promise<void>;
