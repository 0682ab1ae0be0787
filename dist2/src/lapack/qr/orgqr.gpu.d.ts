import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrgqrArgs } from './routines.gen.ts';
/** tau may lie in A's buffer. */
export type DeviceOrgqr = OnDevice<Omit<OrgqrArgs<Prec>, 'lda'>>;
export declare function orgqrGpu(queue: Queue, a: Bound<OrgqrArgs<Prec>>): void;
/** Enqueues A := the first n columns of Q = H(0) ... H(k-1), m >= n >= k, from the v's in the first k columns of A. */
export declare function enqueueOrgqr(queue: Queue, f: DeviceOrgqr): void;
