import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrfArgs } from './routines.gen.ts';
export declare const hetrfGpu: (queue: Queue, a: Bound<HetrfArgs<ComplexPrec>>) => void;
