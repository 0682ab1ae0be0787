import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrsNopivArgs } from './routines.gen.ts';
export interface DeviceGetrsNopiv {
    readonly trans: Trans;
    readonly n: number;
    readonly nrhs: number;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
}
export declare function getrsNopivGpu(queue: Queue, a: Bound<GetrsNopivArgs<Prec>>): void;
/**
 * Enqueues B := op(A)^-1 B. Both triangles by substitution: without pivoting either is ill-conditioned, and with inverted blocks of 256
 * most systems of order 640 in gesvRbt were beyond refinement (random matrices in single, 2026-11).
 */
export declare function enqueueGetrsNopiv(queue: Queue, { trans, n, nrhs, A, B }: DeviceGetrsNopiv): void;
