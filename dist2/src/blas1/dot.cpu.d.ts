import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { DotArgs, DotuArgs } from './routines.gen.ts';
export declare function dotCpu(queue: Queue, a: Bound<DotArgs<Prec>>): Promise<void>;
export declare const dotuCpu: (queue: Queue, a: Bound<DotuArgs<ComplexPrec>>) => Promise<void>;
export declare const dotcCpu: (queue: Queue, a: Bound<DotuArgs<ComplexPrec>>) => Promise<void>;
