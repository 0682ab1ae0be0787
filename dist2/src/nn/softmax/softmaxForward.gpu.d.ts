import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SoftmaxForwardArgs } from './routines.gen.ts';
export declare function softmaxForwardGpu(queue: Queue, a: Bound<SoftmaxForwardArgs<Prec>>): void;
