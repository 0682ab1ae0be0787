import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceOrmqr } from './ormqr.gpu.ts';
import type { OrmlqArgs } from './routines.gen.ts';
export declare function ormlqGpu(queue: Queue, a: Bound<OrmlqArgs<Prec>>): void;
/** Enqueues C := op(Q) C or C op(Q), C m x n, Q = H(k-1) ... H(0) from k rows of A, which is the transpose of what ormqr calls Q. */
export declare function enqueueOrmlq(queue: Queue, { side, trans, m, n, k, A, tau, C, math, nb }: DeviceOrmqr): void;
