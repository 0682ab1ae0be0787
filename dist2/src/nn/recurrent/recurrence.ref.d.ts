import type { RealMat } from '../../core/matrix.ts';
import { type Sequence, type Way } from '../../core/recurrence.ts';
import type { Gemm } from '../../core/signatures.ts';
/** The states before every step in the order of time, as columns, written to `H`. */
export declare function statesBefore(s: Sequence, way: Way, Y: RealMat, h0: RealMat | undefined, H: RealMat): RealMat;
interface Weighed {
    readonly X: RealMat;
    readonly W: RealMat;
    readonly dX: RealMat | undefined;
    readonly dW: RealMat | undefined;
}
/** dX, to which every direction adds, and dW of direction d, from the gradients of `rows` gates at all steps. */
export declare function weightGradients(s: Sequence, d: number, rows: number, { X, W, dX, dW }: Weighed, dGates: RealMat, gemm: Gemm<RealMat, number>): void;
/** y := the sums of the columns of an m x n matrix. */
export declare function sumColumns(A: RealMat, m: number, n: number, y: RealMat): void;
export {};
