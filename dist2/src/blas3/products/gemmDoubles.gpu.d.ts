import type { Bound } from '../../core/args.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGemmDoubles } from './gemmDoublesFactors.gpu.ts';
import type { GemmArgs } from './routines.gen.ts';
export declare function gemmDoubles(queue: Queue, a: Bound<GemmArgs<'d' | 'z'>>): void;
/** Enqueues C := alpha op(A) op(B) + beta C. `noteAs` traces the choice under that name. */
export declare function enqueueGemmDoubles(queue: Queue, g: DeviceGemmDoubles, noteAs?: string): void;
/** Multiplications and additions a millisecond of products of doubles on a context's GPU, measured once; 0 where they are not right. */
export declare function rateOfProducts(context: Context): Promise<number>;
