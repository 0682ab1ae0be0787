import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeesArgs } from './routines.gen.ts';
import { type Reduced } from './schurSteps.ref.ts';
/** Up to that order the reference is as fast. */
export declare const LOW = 12;
/** `reduce`: as in geevCpu. */
export declare function geesCpu(queue: Queue, a: Bound<GeesArgs<Prec>> & {
    readonly why?: string;
}, reduce?: (A: FieldMat, vectors: boolean) => Promise<Reduced>): Promise<void>;
