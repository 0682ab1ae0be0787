import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HesvArgs } from './routines.gen.ts';
export declare const hesvGpu: (queue: Queue, a: Bound<HesvArgs<ComplexPrec>>) => void;
