import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrmqrArgs } from './routines.gen.ts';
/** A and tau may lie in C's buffer. */
export type DeviceOrmqr = OnDevice<Omit<OrmqrArgs<Prec>, 'lda' | 'ldc'>>;
export declare function ormqrGpu(queue: Queue, a: Bound<OrmqrArgs<Prec>>): void;
/** Reflectors that are applied together: two products of this depth, and a triangular factor of this order. */
export declare function applyBlock({ k, nb }: {
    readonly k: number;
    readonly nb?: number | undefined;
}): number;
/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q = H(0) ... H(k-1). */
export declare function enqueueOrmqr(queue: Queue, f: DeviceOrmqr): void;
