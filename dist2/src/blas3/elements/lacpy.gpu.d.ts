import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LacpyArgs } from './routines.gen.ts';
export interface DeviceLacpy {
    readonly uplo: Uplo | 'f';
    readonly m: number;
    readonly n: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
}
export declare function lacpyGpu(queue: Queue, a: Bound<LacpyArgs<Prec>>): void;
/** Enqueues B := A, or one triangle of it. A may lie in B's buffer, apart from B. */
export declare function enqueueLacpy(queue: Queue, s: DeviceLacpy): void;
