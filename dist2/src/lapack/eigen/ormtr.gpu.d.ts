import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type Side, type Trans, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { OrmtrArgs } from './routines.gen.ts';
export interface DeviceOrmtr {
    readonly side: Side;
    readonly uplo: Uplo;
    readonly trans: Trans;
    readonly m: number;
    readonly n: number;
    /** As enqueueSytrd leaves it; A and tau may lie in C's buffer. */
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
    readonly C: DeviceMat;
    /** Reflectors that are applied together; absent or 0: own choice. */
    readonly nb?: number | undefined;
}
export declare function ormtrGpu(queue: Queue, a: Bound<OrmtrArgs<Prec>>): void;
/** Enqueues C := op(Q) C (side 'l') or C op(Q) ('r'), Q the product of the n - 1 reflectors. */
export declare function enqueueOrmtr(queue: Queue, f: DeviceOrmtr): void;
/** k reflectors in an upper triangle with their rows and columns in reverse order, which are in a lower one, from its second row on. */
export declare function fromItsEnd(queue: Queue, ws: Workspace, k: number, A: DeviceMat, tau: DeviceMat): Reflectors;
interface Reflectors {
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
}
export {};
