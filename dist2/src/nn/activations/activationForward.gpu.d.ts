import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ActivationForwardArgs } from './routines.gen.ts';
export declare function activationForwardGpu(queue: Queue, a: Bound<ActivationForwardArgs<Prec>>): void;
