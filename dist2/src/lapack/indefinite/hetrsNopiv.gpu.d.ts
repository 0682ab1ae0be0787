import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HetrsNopivArgs } from './routines.gen.ts';
export declare const hetrsNopivGpu: (queue: Queue, a: Bound<HetrsNopivArgs<ComplexPrec>>) => void;
