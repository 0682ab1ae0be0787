import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LapmrArgs } from './routines.gen.ts';
export declare function lapmrCpu(queue: Queue, a: Bound<LapmrArgs<Prec>>): Promise<void>;
