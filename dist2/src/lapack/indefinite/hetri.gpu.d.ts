import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetriArgs } from './routines.gen.ts';
export declare const hetriGpu: (queue: Queue, a: Bound<HetriArgs<ComplexPrec>>) => void;
