import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceOrgqr } from './orgqr.gpu.ts';
import type { OrglqArgs } from './routines.gen.ts';
export declare function orglqGpu(queue: Queue, a: Bound<OrglqArgs<Prec>>): void;
/** Enqueues A := the first m rows of Q = H(k-1) ... H(0), n >= m >= k, from the v's in the first k rows of A. */
export declare function enqueueOrglq(queue: Queue, { m, n, k, A, tau, math, nb }: DeviceOrgqr): void;
