import { type Complex, type ElementType } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmMath } from './gemm.spec.ts';
import { type DeviceEpilogue } from './gemmEpilogue.ts';
import { TENSOR_TILES, type TensorTile } from './tensorTiles.ts';
/** A product for the matrix units. m, n, k are positive; of complex ones these and all places count words (kernels/lib/gemm_words.wgsl). */
export interface DeviceTensor {
    /** Absent: 1. */
    readonly parts?: 1 | 2;
    readonly conjA?: 0 | 1;
    readonly conjB?: 0 | 1;
    readonly transA: boolean;
    readonly transB: boolean;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: number | Complex;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: number | Complex;
    readonly C: DeviceMat;
    readonly batch: number;
    readonly strideA: number;
    readonly strideB: number;
    readonly strideC: number;
    /** Of one matrix only. */
    readonly epilogue?: DeviceEpilogue | undefined;
    /** Only this triangle of one square C, off and ld of which are multiples of 4 as its order is. */
    readonly part?: Uplo;
}
export type TensorMode = keyof typeof TENSOR_TILES;
export interface TensorPick {
    readonly unit: MatrixUnit;
    readonly mode: TensorMode;
    readonly name: string;
    readonly why: string;
}
/** Names that can be forced, as the rules of gemm.kernels.ts can. */
export declare const tensorNames: readonly string[];
interface TensorProblem extends Pick<DeviceTensor, 'm' | 'n' | 'k' | 'batch'> {
    readonly type: ElementType;
    readonly math: GemmMath;
}
/** How the matrix units would compute a product; undefined if the device has none, or the product is too small or none of theirs. */
export declare function pickTensor(queue: Queue, p: TensorProblem, force?: string): TensorPick | undefined;
/**
 * Depth between flushes of a split product: the bias of a sum that is rounded toward zero grows with its length, while the error of the
 * f32 sum that it stands for grows with the square root of the whole depth. Powers of two from 32 to 256.
 *
 * H200, 2026-11, 4096 x 4096 x 1024, flushed every 64, 128, 256: 0.66, 0.53, 0.43 ms; root mean square error of positive numbers 4.9, 11.5,
 * 26.6 (f32 7.5), of those of both signs 4.5, 8.5, 15.6 (9.3). With this rule it is at most twice that of f32.
 */
export declare const flushDepth: (k: number) => number;
/** A factor as gemm_tensor reads it: in units of eight halves, along rows of op(A) or columns of op(B). */
interface Factor {
    readonly data: DeviceBuffer;
    readonly off: number;
    readonly ld: number;
    readonly plane: number;
    readonly stride: number;
    /** Exponent fields of its rows' largest elements; absent if they are not scaled. */
    readonly exponents?: DeviceBuffer<'i'>;
    readonly packed: boolean;
}
/** op(X) of `rows` rows, which for B are the columns of op(B), and depth k. */
interface Source {
    readonly X: DeviceMat;
    readonly stride: number;
    readonly rows: number;
    readonly depth: number;
    /** Neighbours in memory lie along the depth, not along the rows. */
    readonly across: boolean;
    readonly batch: number;
    /** Which real matrix stands for a complex factor: FactorLayout. */
    readonly of?: 'A' | 'B' | undefined;
    readonly conj?: 0 | 1;
}
/** Enqueues C := alpha op(A) op(B) + beta C; with 'split' as accurate as in f32, with 'half' from factors rounded to half. */
export declare function enqueueTensor(queue: Queue, unit: MatrixUnit, g: DeviceTensor, mode: TensorMode): void;
/** Enqueues the packing of a factor into workspace, padded to whole tiles; singles are scaled by rows. */
export declare function pack(queue: Queue, tile: Pick<TensorTile, 'PLANES'>, tileRows: number, s: Source): Factor;
export {};
