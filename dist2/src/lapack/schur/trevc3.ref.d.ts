import { type FieldMat, type Side } from '../../core/matrix.ts';
import type { Gemm } from '../../core/signatures.ts';
import { type Doubles } from './doubles.ref.ts';
/** Eigenvectors that are found together, and rows of a step of their substitution. */
export declare const VECTORS = 48;
/** What the vectors of a block of columns are computed in. */
export interface VectorRoom {
    /** T as it is computed with. */
    readonly T: Doubles;
    /** n x (VECTORS + 1) each. */
    readonly X: Doubles;
    readonly W: Doubles;
}
/** For the vectors of so many sides. */
export declare function newVectorRoom(n: number, sides: number, parts?: 1 | 2): VectorRoom;
/** Of a complex vector the largest |re| + |im| becomes 1. */
export declare function normalizeComplex(rows: number, { data, off }: FieldMat): void;
/**
 * V := the eigenvectors of T, n x n, quasi-triangular with blocks as lanv2Ref leaves them: right ones (side 'r'), with T x = w x, or left
 * ones ('l'), with u^H T = w u^H. Of a pair the real part is in one column, the imaginary part in the next; they belong to the eigenvalue
 * with the positive imaginary part. `back`: V := V X, with X the eigenvectors of T, instead. The largest element has |re| + |im| = 1.
 *
 * A complex T is triangular, and each column of V a vector. Left vectors are right ones of T^H turned about its other diagonal, which is
 * (quasi-)triangular as T is.
 * Source: LAPACK xTREVC3, with substitution in blocks too.
 */
export declare function trevc3Ref(side: Side, back: boolean, n: number, T: Doubles, V: Doubles, eps: number, { T: own, X, W }: VectorRoom, multiply?: Gemm<FieldMat>): void;
