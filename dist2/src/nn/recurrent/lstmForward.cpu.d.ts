import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LstmForwardArgs } from './routines.gen.ts';
export declare function lstmForwardCpu(queue: Queue, a: Bound<LstmForwardArgs<Prec>>): Promise<void>;
