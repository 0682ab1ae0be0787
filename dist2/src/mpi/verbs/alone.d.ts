import { type NdArray } from '../../linalg/ndarray.ts';
import { DistributedMatrix } from '../distributedMatrix.ts';
import { type MatrixData } from '../hostMatrix.ts';
export { eigh } from '../../linalg/device/verbs/eigh.ts';
export { svd } from '../../linalg/device/verbs/svd.ts';
export { matmul } from '../../linalg/matmul.ts';
export { checkNames, qr } from '../ours.ts';
/** A matrix as verbs of one rank take it: a view. */
export declare function hostOf({ type, rows, cols, local }: DistributedMatrix): NdArray<Float64Array>;
/** A verb's result as a matrix like another one. */
export declare function matrixLike(like: DistributedMatrix, x: unknown): DistributedMatrix;
/** A op(B): 't' and 'c' turn a view. */
export declare function turned(A: DistributedMatrix, trans: 'n' | 't' | 'c'): NdArray<Float64Array>;
interface Solved {
    readonly info: number;
    readonly local: MatrixData;
}
/** B := the solution, by gesv or posv. */
export declare function systemAlone(A: DistributedMatrix, B: DistributedMatrix, positive: boolean): Promise<Solved>;
/** B, max(m, n) rows: the solution in the first n of them, by gels. */
export declare function gelsAlone(A: DistributedMatrix, B: DistributedMatrix): Promise<Solved>;
/** A's factors in its place, and its pivots from 1. */
export declare function luAlone(A: DistributedMatrix): Promise<{
    readonly local: MatrixData;
    readonly pivots: Int32Array;
}>;
