import { type FieldMat, type RealMat } from '../../core/matrix.ts';
import { type Deflated } from './laed2.ref.ts';
import { type Roots } from './laed3.ref.ts';
import type { TridiagonalJob } from './steqr.spec.ts';
/** Up to this order QL iteration finds the vectors. */
export declare const LEAF = 32;
/** Columns first .. first + n1 + n2 - 1, of which halves of n1 and n2 columns are solved. */
export interface Halves {
    readonly first: number;
    readonly n1: number;
    readonly n2: number;
}
/** Halves of orders n1 and n2, and what couples them. */
export interface Merge extends Halves {
    readonly beta: number;
}
/** How a matrix has been divided. */
export interface Division {
    /** First row and order of those that QL iteration solves. */
    readonly leaves: readonly (readonly [number, number])[];
    /** What can be merged at one time. */
    readonly levels: readonly (readonly Merge[])[];
    /** First and last row of blocks that nothing couples, and what they were multiplied by. */
    readonly blocks: readonly (readonly [number, number, number])[];
}
/**
 * Divides the matrix: blocks that nothing couples, scaled to elements of about 1; each in 2^l leaves of about one size, at most
 * `leaf` >= 2, from whose ends |e| is taken off, so that T = diag(leaves) + sum |e| v v^T.
 */
export declare function divided(n: number, d: Float64Array, e: Float64Array, eps: number, leaf: number): Division;
/** `size` columns from `first` on in 2^l leaves of about one size, at most `leaf` >= 2, and what is merged of them level by level. */
export declare function halved(first: number, size: number, leaf: number): Pick<Division, 'leaves'> & {
    levels: Halves[][];
};
/** What the vectors are computed with. Matrices are parts of Z, Q or S. */
export interface StedcTools {
    /** n x n each. */
    readonly Q: RealMat;
    readonly S: RealMat;
    /** C := A B, C m x n */
    multiply(m: number, n: number, k: number, A: RealMat, B: RealMat, C: RealMat): void;
    roots(left: Deflated): Roots;
    /** S := the vectors that belong to the roots. */
    vectors(left: Deflated, roots: Roots, S: RealMat): void;
}
/**
 * T = Z D Z^T for the symmetric tridiagonal T with diagonal d and off-diagonal e. d := the eigenvalues in ascending order, Z := their
 * vectors; e is overwritten. Returns 0, n if T has a NaN or an infinity, and then all is NaN, or i (n + 1) + j if QL iteration has not
 * converged on rows i to j, counted from 1. `eps`: unit roundoff of the vectors.
 *
 * Source: LAPACK xSTEDC, xLAED0, xLAED1; J. Cuppen, A divide and conquer method for the symmetric tridiagonal eigenproblem, Numer. Math.
 * 36 (1981).
 */
export declare function stedcRef(n: number, d: Float64Array, e: Float64Array, Z: RealMat, eps: number, leaf?: number): number;
/** Without vectors by sterf; with compz 'v' Z := Z times the vectors, which are real. */
export declare function stedcOfRef(compz: TridiagonalJob, n: number, d: Float64Array, e: Float64Array, Z: FieldMat | undefined, eps: number): number;
/** As stedcRef, with tools that are asked for if there is something to merge. */
export declare function conquer(n: number, d: Float64Array, e: Float64Array, Z: RealMat, eps: number, leaf: number, toolsFor: (n: number) => StedcTools): number;
/** d in ascending order; the columns in that order. */
export declare function sorted(n: number, d: Float64Array): Int32Array;
