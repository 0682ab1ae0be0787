import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HemmArgs } from './routines.gen.ts';
export declare const hemmGpu: (queue: Queue, a: Bound<HemmArgs<ComplexPrec>>) => void;
