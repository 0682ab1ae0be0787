import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmFusedArgs } from './gemmFused.spec.ts';
export declare function gemmFusedGpu(queue: Queue, a: Bound<GemmFusedArgs<Prec>>): void;
