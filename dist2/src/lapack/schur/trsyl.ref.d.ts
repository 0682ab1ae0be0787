import { type FieldMat } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import { type Doubles } from './doubles.ref.ts';
export interface TrsylProblem {
    /** Whether op is A^H. */
    readonly transA: boolean;
    readonly transB: boolean;
    readonly isgn: number;
    readonly m: number;
    readonly n: number;
    readonly A: FieldMat;
    readonly B: FieldMat;
    /** C, and then X. */
    readonly C: FieldMat;
}
/** Matrices of doubles of the orders m, n, and m x n. */
export interface TrsylRoom {
    readonly A: Doubles;
    readonly B: Doubles;
    readonly C: Doubles;
}
/** info, and the factor of C. */
export interface TrsylResult {
    readonly info: number;
    readonly scale: number;
}
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular; C := X. info: 1 where A and -isgn B
 * have nearly common eigenvalues, and others were taken. Transposed matrices are turned about their other diagonals, which turns the rows
 * or columns of C.
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 */
export declare function trsylRef({ transA, transB, isgn, m, n, A, B, C }: TrsylProblem, room?: TrsylRoom, multiply?: Gemm<FieldMat>): TrsylResult;
