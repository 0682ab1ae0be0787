import type { Complex } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type GemmProblem, type TileChoice } from './gemm.kernels.ts';
import { type DeviceEpilogue } from './gemmEpilogue.ts';
/** C := alpha op(A) op(B) + beta C for `batch` matrices; without a product alpha and k are 0. */
export interface DeviceProduct extends Pick<GemmProblem, 'transA' | 'transB' | 'm' | 'n' | 'k' | 'batch'> {
    /** Words of an element, which sizes and places count. */
    readonly parts: 1 | 2;
    readonly conjA: 0 | 1;
    readonly conjB: 0 | 1;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: number | Complex;
    readonly C: DeviceMat;
    readonly strideA: number;
    readonly strideB: number;
    readonly strideC: number;
    /** The matrices are slices of one product of this depth, k each but for the last. */
    readonly end?: number;
    /** Of one matrix only. */
    readonly epilogue?: DeviceEpilogue | undefined;
}
/** Whether all memory traffic can be in vectors of four. */
export declare const isAligned: (g: DeviceProduct) => boolean;
/** Whether C can be written in vectors of four, and what goes into it besides be read so. */
export declare const isAlignedC: ({ C, strideC, epilogue }: Pick<DeviceProduct, 'C' | 'strideC' | 'epilogue'>) => boolean;
/** Operands and parameters of a launch; whether A and B lie in C's buffer, which is then bound for C only. */
export declare function operandsOf(queue: Queue, g: DeviceProduct): {
    aInC: 0 | 1;
    bInC: 0 | 1;
    params: {
        m: number;
        n: number;
        k: number;
        end: number;
        offA: number;
        lda: number;
        strideA: number;
        offB: number;
        ldb: number;
        strideB: number;
        offC: number;
        ldc: number;
        strideC: number;
        alpha: number | Complex;
        beta: number | Complex;
    };
    buffers: {
        A: import("../../runtime/buffer.ts").DeviceBuffer<import("../../core/field.ts").ElementType>;
        B: import("../../runtime/buffer.ts").DeviceBuffer<import("../../core/field.ts").ElementType>;
        C: import("../../runtime/buffer.ts").DeviceBuffer<import("../../core/field.ts").ElementType>;
    };
};
/** Whether gemm_shifted can compute a product of this kind. */
export declare const isShiftable: ({ parts, A, B, C }: Pick<DeviceProduct, 'parts' | 'A' | 'B' | 'C'>) => boolean;
/** The last elements of the factors, counted in vectors of `width`. */
export declare function lastOf(g: LastOf, width: number): {
    readonly lastA: number;
    readonly lastB: number;
};
interface LastOf extends Pick<DeviceProduct, 'm' | 'n' | 'k' | 'batch' | 'A' | 'B' | 'strideA' | 'strideB' | 'end'> {
    readonly transA: 0 | 1 | boolean;
    readonly transB: 0 | 1 | boolean;
}
/** Enqueues the product. A and B may lie in C's buffer, apart from C. */
export declare function enqueueTile(queue: Queue, g: DeviceProduct, { kernel, tile }: TileChoice): void;
export {};
