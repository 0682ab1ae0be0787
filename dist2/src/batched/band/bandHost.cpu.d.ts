import { type BatchCall } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import { type RealMat } from '../../core/matrix.ts';
import { type HostUse } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export type BandHostCall = BatchCall & {
    readonly prec: Prec;
    readonly routine: string;
};
/** The sizes of a problem; those that a routine does not have are 0. */
export interface BandSizes {
    readonly n: number;
    readonly kl: number;
    readonly ku: number;
    readonly nrhs: number;
}
type Extent = (s: BandSizes) => number;
export interface BandRole {
    readonly rows: Extent;
    readonly cols: Extent;
    readonly use: HostUse;
}
/** A vector is a row whose leading dimension is its increment. */
export declare const vector: (length: Extent, use: HostUse) => BandRole;
export declare const order: Extent;
export declare const besides: Extent;
export declare const rightSides: BandRole;
/** A band with room for what interchanges fill, as gbtrf has it. */
export declare const bandArray: (use: HostUse) => BandRole;
/** Whether row i of column j of that array is an element of the n x n matrix. */
export declare const holdsBand: ({ n, kl, ku }: BandSizes, i: number, j: number) => boolean;
/** A batched routine on the CPU. */
export interface BandRoutine {
    /** Vectors and matrices, by their names in the spec. */
    readonly operands: Readonly<Record<string, BandRole>>;
    /** Whether there are pivots, n for each problem. */
    readonly pivots?: HostUse;
    /** Which elements of operand `name` hold the matrix that is factored: what the flag for NaN and infinities looks at. */
    readonly holds?: (s: BandSizes, name: string, i: number, j: number) => boolean;
    /** One problem, operands in the order of their names; the result is its info. */
    solve(s: BandSizes, operands: readonly RealMat[], ipiv: Int32Array, ipivOff: number, a: BandHostCall): number;
}
export declare function runBand(queue: Queue, a: BandHostCall, routine: BandRoutine): Promise<void>;
export {};
