import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HesvNopivArgs } from './routines.gen.ts';
export declare const hesvNopivGpu: (queue: Queue, a: Bound<HesvNopivArgs<ComplexPrec>>) => void;
