import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { DotArgs, DotcArgs, DotuArgs } from './routines.gen.ts';
export declare const dotGpu: (queue: Queue, a: Bound<DotArgs<Prec>>) => void;
export declare const dotuGpu: (queue: Queue, a: Bound<DotuArgs<ComplexPrec>>) => void;
export declare const dotcGpu: (queue: Queue, a: Bound<DotcArgs<ComplexPrec>>) => void;
