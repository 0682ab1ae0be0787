import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { type Axis } from '../contraction.ts';
import type { Real } from '../operands.ts';
/** Elements in a buffer, from the first one on. */
export interface Kept {
    readonly kept: DeviceBuffer<Real>;
    readonly offset: number;
}
/** C(out...) = sum over sum... of A B, or of A alone; C is rows first, without gaps. Steps are not negative. */
export interface StridedSum {
    readonly A: Kept;
    readonly B?: Kept;
    readonly out: readonly Axis[];
    readonly sum: readonly Axis[];
    /** Of matrices whose columns and rows are the last two axes: what is copied of them, zeros standing for the rest. */
    readonly part?: Part;
}
/** The codes of the kernel; 3 is the lower triangle with a diagonal of ones. */
export declare const PARTS: {
    readonly lower: 1;
    readonly upper: 2;
    readonly unitLower: 3;
};
type Part = (typeof PARTS)[keyof typeof PARTS];
/** Whether sums over these axes can be computed: others must be laid out as one axis before. */
export declare const sumsAtOnce: (sum: readonly Axis[]) => boolean;
/** Computes it on the GPU, at its place in the order of calls. The promise resolves when the work is recorded. */
export declare function stridedSum(context: Context, of: StridedSum, C: DeviceBuffer<Real>): Promise<void>;
/** C := the elements of A, one behind the other, in the order of the sizes. */
export declare function gather(context: Context, A: Kept, sizes: readonly number[], steps: readonly number[], C: DeviceBuffer<Real>): Promise<void>;
/** The same of a triangle of matrices, whose sizes are ..., columns, rows. */
export declare function gatherPart(context: Context, A: Kept, part: keyof typeof PARTS, sizes: readonly number[], steps: readonly number[], C: DeviceBuffer<Real>): Promise<void>;
export {};
