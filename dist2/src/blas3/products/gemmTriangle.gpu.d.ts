import { type Picked } from '../../autotune/pick.ts';
import { type Prec, type Scalar } from '../../core/field.ts';
import { type Trans, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmMath } from './gemm.spec.ts';
import { type TensorPick } from './gemmTensor.gpu.ts';
import { type TriangleChoice } from './gemmTriangle.kernels.ts';
export interface DeviceTriangle {
    readonly uplo: Uplo;
    readonly transA: Trans;
    readonly transB: Trans;
    readonly n: number;
    readonly k: number;
    readonly alpha: Scalar<Prec>;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: Scalar<Prec>;
    readonly C: DeviceMat;
    /** As in gemm. Default 'strict'. */
    readonly math?: GemmMath;
    /** Name of a rule in gemmTriangle.kernels.ts, for tests and tuning. */
    readonly force?: string;
}
/** Rows (for 'u', columns) behind the triangle, which are computed too: C is n + rest by n, or n by n + rest. */
export interface DeviceTrapezoid extends DeviceTriangle {
    readonly rest: number;
}
/** The tile that fits a triangle (or trapezoid) with k > 0; undefined where square blocks do. */
export declare function pickTile(queue: Queue, g: DeviceTriangle, rest?: number): Picked<TriangleChoice | undefined>;
/** How matrix units would compute the triangle, which has half the tiles of a square. */
export declare function pickTriangleTensor(queue: Queue, { n, k, C, math, force }: DeviceTriangle): TensorPick | undefined;
/** Enqueues the triangle of C := alpha op(A) op(B) + beta C on matrix units. */
export declare function enqueueTriangleTensor(queue: Queue, g: DeviceTriangle, { unit, mode }: TensorPick): void;
/**
 * Enqueues C := alpha op(A) op(B) + beta C on a trapezoid in one dispatch. A and B may lie in C's buffer, apart from C. 0 < k <= SHALLOW.
 */
export declare function enqueueTrapezoid(queue: Queue, g: DeviceTrapezoid): void;
/** Enqueues the triangle of C := alpha op(A) op(B) + beta C, by this kernel and tile. A and B may lie in C's buffer, apart from C. */
export declare function enqueueTriangle(queue: Queue, g: DeviceTriangle, { kernel, tile }: TriangleChoice, rest?: number): void;
