import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { OrgtrArgs } from './routines.gen.ts';
export interface DeviceOrgtr {
    readonly uplo: Uplo;
    readonly n: number;
    /** As enqueueSytrd leaves it; tau may lie in A's buffer. */
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
    /** Reflectors that are applied together; absent or 0: own choice. */
    readonly nb?: number | undefined;
}
export declare function orgtrGpu(queue: Queue, a: Bound<OrgtrArgs<Prec>>): void;
/** Enqueues A := Q, the product of the n - 1 reflectors. */
export declare function enqueueOrgtr(queue: Queue, { uplo, n, A, tau, nb }: DeviceOrgtr): void;
