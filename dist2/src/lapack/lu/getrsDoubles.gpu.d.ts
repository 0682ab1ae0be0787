import type { Bound } from '../../core/args.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrsArgs } from './routines.gen.ts';
export declare function getrsDoubles(queue: Queue, a: Bound<GetrsArgs<'d' | 'z'>>): void;
export interface DeviceGetrsDoubles {
    readonly trans: Trans;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly ipiv: DeviceMat;
    readonly B: DeviceMat;
}
/** Enqueues B := op(A)^-1 B with P A = L U in A. */
export declare function enqueueGetrsDoubles(queue: Queue, { trans, n, nrhs, A, ipiv, B }: DeviceGetrsDoubles): void;
