import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { SygvdArgs } from './routines.gen.ts';
import type { EigenJob } from './syev.spec.ts';
import { type DeviceGeneral } from './sygst.gpu.ts';
export interface DeviceSygvd extends DeviceGeneral {
    readonly jobz: EigenJob;
    readonly W: DeviceMat;
    readonly info: DeviceMat;
}
/** Of the trace. */
export declare const GENERAL = "potrf, trsm or trmm from either side, then as the standard problem";
export declare function sygvdHybrid(queue: Queue, a: Bound<SygvdArgs<Prec>>): Promise<void>;
/**
 * B := its Cholesky factor. Resolves to info: 0, n if B is not finite, n + i if its leading minor of order i is not positive.
 */
export declare function factored(queue: Queue, ws: Workspace, { uplo, n, B, info }: Pick<DeviceSygvd, 'uplo' | 'n' | 'B' | 'info'>): Promise<number>;
/** Computes W, the vectors in place of A, and info; resolves when all is enqueued. */
export declare function enqueueSygvd(queue: Queue, f: DeviceSygvd): Promise<void>;
