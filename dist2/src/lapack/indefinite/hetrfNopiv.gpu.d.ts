import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrfNopivArgs } from './routines.gen.ts';
export declare const hetrfNopivGpu: (queue: Queue, a: Bound<HetrfNopivArgs<ComplexPrec>>) => void;
