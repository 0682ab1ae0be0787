import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrsArgs } from './routines.gen.ts';
export declare const hetrsGpu: (queue: Queue, a: Bound<HetrsArgs<ComplexPrec>>) => void;
