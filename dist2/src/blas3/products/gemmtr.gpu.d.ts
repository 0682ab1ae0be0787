import type { Bound } from '../../core/args.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import { type Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceTriangle } from './gemmTriangle.gpu.ts';
import type { GemmtrArgs } from './routines.gen.ts';
export interface DeviceGemmtr extends DeviceTriangle {
    /** In square blocks, those on the diagonal of this order, a multiple of 4: for tests. */
    readonly nb?: number;
}
/**
 * Blocks on the diagonal are computed whole and half of that is thrown away: smaller ones waste less, larger ones run faster. H200,
 * 2026-11, n = 4096, TFLOP/s with blocks of 128, 256, 512, 1024: syrk 36.0, 36.8, 37.3, 36.9; trmm 34.4, 38.2, 37.2, 34.5; gemm 46.6.
 */
export declare const TRIANGLE_BLOCK = 256;
export declare function gemmtrGpu(queue: Queue, a: Bound<GemmtrArgs<Prec>>): void;
/**
 * Enqueues C := alpha op(A) op(B) + beta C on one triangle of C, of order n. A and B may lie in C's buffer, apart from C. `noteAs` traces
 * the choice under that name.
 */
export declare function enqueueGemmtr(queue: Queue, g: DeviceGemmtr, noteAs?: string): void;
export interface DeviceMerge {
    readonly part: Uplo | 'all';
    readonly m: number;
    readonly n: number;
    /** Rows and columns of C behind the first block's start, the other blocks included. */
    readonly order: number;
    readonly blocks?: number;
    /** Blocks, one behind the other. Absent: zero. */
    readonly W?: DeviceMat;
    readonly beta: Scalar<Prec>;
    readonly C: DeviceMat;
}
/** Enqueues C := W + beta C on a part of the blocks on C's diagonal. W lies in another buffer. */
export declare function enqueueMerge(queue: Queue, { part, m, n, order, blocks, W, beta, C }: DeviceMerge): void;
