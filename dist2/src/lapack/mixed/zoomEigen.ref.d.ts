import type { FieldMat } from '../../core/matrix.ts';
import { type ZoomOps } from './zoom.ref.ts';
export interface EigenOps extends ZoomOps {
    /** X := eigenvectors of the full symmetric (Hermitian) A, with elements of order 1, good to single precision. Whether there are such. */
    singles(n: number, A: FieldMat, X: FieldMat): boolean | Promise<boolean>;
    /** The same to double precision. */
    doubles(n: number, A: FieldMat, X: FieldMat): boolean | Promise<boolean>;
}
/** Groups up to this order cost less in double at once. */
export declare const DIRECT = 192;
/** So often a group is looked at more closely; then it is solved in double. */
export declare const DEPTHS = 3;
/**
 * X, n x n, := eigenvectors of the full symmetric (Hermitian) A, and w := its eigenvalues, ascending. The largest element of A must be of
 * order 1. Returns the number of corrections, -1 if these do not make X good to double precision.
 *
 * With S = X^H A X, X orthogonal to double precision: eigenvalues that are closer than what S has between them form groups. Each group's
 * block of S is diagonalised, after its mean has been taken away and what is left has been scaled: singles see the group at full
 * resolution. Then f(i,j) = s(i,j) / (s(j,j) - s(i,i)) between groups, X := X (I + F + F^2 / 2), made orthogonal again.
 *
 * Source: T. Ogita, K. Aishima, Iterative refinement for symmetric eigenvalue decomposition, Japan J. Indust. Appl. Math. 35 (2018), whose
 * treatment of multiple eigenvalues the groups replace.
 */
export declare function zoomEigenRef(n: number, A: FieldMat, X: FieldMat, w: Float64Array, ops: EigenOps, depth?: number): Promise<number>;
/** B := (S - mu I) 2^p with its largest element in 1/2 .. 1 and the mean mu of S's diagonal. False if S is a multiple of I. */
export declare function closer(n: number, S: FieldMat, B: FieldMat): boolean;
