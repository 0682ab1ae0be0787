import { type FieldMat } from '../../core/matrix.ts';
/** Operands and workspace: A and W are n x n, the others n x nrhs. Read anew at every use: memory may move in between. */
export interface RbtWork {
    readonly A: FieldMat;
    readonly B: FieldMat;
    readonly W: FieldMat;
    readonly X: FieldMat;
    readonly R: FieldMat;
}
/** The parts of the work that take more than n^2 operations. */
export interface RbtParts {
    /** W := L and U, without pivoting. */
    factor(): void;
    /** S := U^-1 L^-1 S for S = X or R. */
    solve(side: 'X' | 'R'): void;
    /** R := R - A X */
    residual(): void;
}
/**
 * X := A^-1 B. Returns the number of steps of refinement, or -1 if X is of no use; A and B are left alone. A' = U^T A V has pivots that are
 * hardly ever small, whatever A is; then A' y = U^T b and x = V y, and the residual b - A x goes the same way.
 */
export declare function solveRandomized(n: number, nrhs: number, work: RbtWork, seed: number, parts: RbtParts): number;
/**
 * B := A^-1 B; A is left as it was. Returns info as gesv and the number of steps, -1 where the solution by butterflies was of no use and
 * gesv has done the work.
 */
export declare function gesvRbtRef(n: number, nrhs: number, A: FieldMat, B: FieldMat, seed: number): {
    info: number;
    iter: number;
};
