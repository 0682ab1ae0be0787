import { type FieldMat, type Mirror, type Uplo } from '../../core/matrix.ts';
/** Columns of a panel that are computed with: a 2 x 2 pivot in the last column takes one more. */
export declare const lasyfColumns: (nb: number) => number;
/** Rows are in the order of storage, columns in that of elimination. */
export interface LasyfSpace {
    /** n x lasyfColumns(nb): the panel's multipliers with all the panel's interchanges, and W = L D. */
    readonly L: FieldMat;
    readonly W: FieldMat;
    /** n x 2: column k and the candidate column, brought up to date. */
    readonly T: FieldMat;
    /** lasyfColumns(nb) numbers in a row. */
    readonly x: FieldMat;
}
export interface LasyfProducts {
    /** T(first.., c) := T(first.., c) - L(first.., 0..depth-1) x, for `rows` rows. */
    column(first: number, rows: number, depth: number, c: number): void;
    /** C := C - L W^T, or L W^H, on one triangle of the block of A from `first` on, of that order, with the panel's `depth` columns. */
    triangle(first: number, order: number, depth: number): void;
}
/** What is factored, and where its pivots go. */
export interface Bunch {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: FieldMat;
    readonly ipiv: Int32Array;
    readonly ipivOff: number;
    readonly mirror: Mirror;
}
/** As sytf2Ref, by panels of nb columns. Source: LAPACK xSYTRF, xHETRF. */
export declare function sytrfBlocked(f: Bunch, nb: number, space: LasyfSpace, products: LasyfProducts): number;
/** As sytf2Ref, blocked: what the CPU backend falls back to where there is no engine. nb = 0 leaves the width to it. */
export declare function sytrfBlockedRef(uplo: Uplo, n: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, nb?: number, mirror?: Mirror): number;
