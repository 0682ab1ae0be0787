import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Her2Args, Syr2Args } from './routines.gen.ts';
export declare const syr2Cpu: (queue: Queue, a: Bound<Syr2Args<Prec>>) => Promise<void>;
export declare const her2Cpu: (queue: Queue, a: Bound<Her2Args<ComplexPrec>>) => Promise<void>;
