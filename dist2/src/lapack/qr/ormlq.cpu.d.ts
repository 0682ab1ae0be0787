import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmlqArgs } from './routines.gen.ts';
export declare function ormlqCpu(queue: Queue, a: Bound<OrmlqArgs<Prec>>): Promise<void>;
