import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HeconArgs } from './routines.gen.ts';
export declare const heconGpu: (queue: Queue, a: Bound<HeconArgs<ComplexPrec>>) => void;
