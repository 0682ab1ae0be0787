import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { AttentionForwardArgs } from './routines.gen.ts';
export declare function attentionForwardCpu(queue: Queue, a: Bound<AttentionForwardArgs<Prec>>): Promise<void>;
