import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Spr2Args } from './routines.gen.ts';
export declare function spr2Gpu(queue: Queue, a: Bound<Spr2Args<Prec>>): void;
