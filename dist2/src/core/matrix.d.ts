import type { ArrayOf, ComplexPrec, ElementType } from './field.ts';
/** op(A): 'n' is A, 't' its transpose, 'c' its conjugate transpose, which for real numbers is the transpose. */
export type Trans = 'n' | 't' | 'c';
/** The triangle of a matrix that is read and written: 'l' on and below the diagonal, 'u' on and above it. */
export type Uplo = 'l' | 'u';
/** The diagonal of a triangle: 'n' as it is stored, 'u' ones that are not read. */
export type Diag = 'n' | 'u';
/** The side from which a matrix multiplies: 'l' from the left, 'r' from the right. */
export type Side = 'l' | 'r';
/** What is across the diagonal: of a symmetric matrix the same ('t'), of a Hermitian one the conjugates, beside a real diagonal ('c'). */
export type Mirror = 't' | 'c';
/** Where a context computes: 'gpu' or 'cpu'. */
export type Backend = 'gpu' | 'cpu';
/** A buffer as the lower layers see it: runtime/buffer.ts implements it. */
export interface Storage<E extends ElementType = ElementType> {
    readonly type: E;
    /** Number of elements. */
    readonly length: number;
    /** The context it belongs to. */
    readonly owner: object;
    readonly disposed: boolean;
}
/** A place in a buffer: what BLAS calls a pointer. A buffer itself is the pointer to its first element. */
export interface Ptr<E extends ElementType> {
    readonly buffer: Storage<E>;
    /** In elements. */
    readonly offset: number;
}
/** A column-major matrix: `D` is a typed array on the host, a buffer on a device. */
export interface Mat<D> {
    readonly data: D;
    readonly off: number;
    readonly ld: number;
    /**
     * On the host, entries of `data` that an element takes, 1 if absent; a real and an imaginary part are 2. off and ld count elements all
     * the same.
     */
    readonly parts?: 1 | 2 | undefined;
}
export type HostMat<E extends ElementType = ElementType> = Mat<ArrayOf<E>> & (E extends ComplexPrec ? {
    readonly parts: 2;
} : {
    readonly parts?: 1 | undefined;
});
export type RealArray = Float32Array | Float64Array;
/** A matrix of numbers, real or complex. */
export type FieldMat = Mat<RealArray>;
export type RealMat = FieldMat & {
    readonly parts?: 1 | undefined;
};
/** What a part of a matrix is: a matrix of its data, real if it is. */
type Within<M extends Mat<unknown>> = M extends {
    readonly parts?: 1 | undefined;
} ? Mat<M['data']> & {
    readonly parts?: 1 | undefined;
} : Mat<M['data']>;
/** Whether op(X) is another place of X's elements; absent, op(X) is X. */
export declare const isTransposed: (trans: Trans | undefined) => boolean;
/** The other one of X and X^H. Below the fronts 'c' may be said of real numbers too, and is 't' of them. */
export declare const adjoint: (trans: Trans) => Trans;
/** The submatrix that starts at row i, column j. */
export declare function at<M extends Mat<unknown>>(A: M, i: number, j: number): Within<M>;
/** The entries of a matrix as a matrix of real numbers: of complex ones a row is two, of real parts and of imaginary ones. */
export declare const entriesOf: ({ data, off, ld, parts }: FieldMat) => RealMat;
/** A band array as the matrix that it holds, in which element (i, j) has its usual place: `above` diagonals lie above the main one. */
export declare function bandMat<M extends Mat<unknown>>(A: M, above: number): Within<M>;
/** Elements from the first to the last of a rows x cols matrix, both included: what a buffer must hold behind the offset. */
export declare function footprint(rows: number, cols: number, ld: number): number;
export interface Window {
    readonly offset: number;
    readonly rows: number;
    readonly cols: number;
    readonly ld: number;
}
/**
 * Do two windows of one buffer share an element? Exact for windows of one leading dimension that do not wrap around a column
 * (blocks of one matrix); for anything else, any overlap of the spans counts.
 */
export declare function overlap(a: Window, b: Window): boolean;
/** A batch of windows: `count` of them, each `stride` elements behind the one before. */
export interface BatchWindow extends Window {
    readonly stride: number;
    readonly count: number;
}
/**
 * Do two batches share an element? Exact, as far as `overlap` is, for equal strides and for single windows; otherwise their spans count.
 */
export declare function overlapBatch(a: BatchWindow, b: BatchWindow): boolean;
/** Do the matrices of a batch keep apart from each other: one behind the other, or side by side in one another's columns? */
export declare function isApart({ rows, cols, ld, stride, count }: BatchWindow): boolean;
export {};
