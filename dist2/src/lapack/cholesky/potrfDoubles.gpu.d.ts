import type { Bound } from '../../core/args.ts';
import { type Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotrfArgs } from './routines.gen.ts';
export declare function potrfDoubles(queue: Queue, a: Bound<PotrfArgs<'d' | 'z'>>): void;
export declare function noteCholesky(queue: Queue, routine: string, type?: 'd' | 'z'): void;
/** Enqueues the factorization of the triangle of A; to info the order of the first leading minor that is not positive definite, or 0. */
export declare function enqueuePotrfDoubles(queue: Queue, uplo: Uplo, n: number, A: DeviceMat, info: DeviceMat): void;
