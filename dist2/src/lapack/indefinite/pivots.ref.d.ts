import type { FieldMat, Mirror, RealArray, Uplo } from '../../core/matrix.ts';
/**
 * One triangle of a matrix, seen as the lower one: element (i, j), i >= j, is data[off + i rs + j cs], or the pair of numbers of that
 * place. Read from its last row and column backwards, an upper triangle is a lower one, and A = U D U^T becomes A = L D L^T, as does
 * A = U D U^H: one text serves both.
 */
export interface LowerView {
    readonly data: RealArray;
    readonly off: number;
    readonly rs: number;
    readonly cs: number;
    readonly parts: 1 | 2;
}
export declare const lowerView: (uplo: Uplo, n: number, { data, off, ld, parts }: FieldMat) => LowerView;
/** The pivot of column k: A(k,k), or A(r,r), or the block of rows and columns k and r; r is the place of the column's largest element. */
export type Pivot = 'own' | 'other' | 'block';
/** Whether A(k,k) is taken without a look at column r. NaN in the column takes it too: it stays, and the pivot is in range. */
export declare const isLarge: (akk: number, colmax: number) => boolean;
/** The choice when A(k,k) is not large; arr = |A(r,r)|, rowmax is the largest off the diagonal in column r. */
export declare function choosePivot(akk: number, colmax: number, arr: number, rowmax: number): Pivot;
/** |x|, of a complex number |Re x| + |Im x|, by which pivots are chosen. */
export declare const sizeAt: (data: RealArray, p: number, parts: 1 | 2) => number;
/**
 * Place in from..to - 1 of the largest |x(i)|, x(i) = data[off + i step]. Of equals the one that comes first in storage, as in LAPACK; NaN
 * counts as larger than anything.
 */
export declare function largestAt(data: RealArray, off: number, step: number, from: number, to: number, backwards: boolean, parts?: 1 | 2): {
    place: number;
    size: number;
};
/** Elements p and q change places, and with 'c' become their conjugates. */
export declare function exchange(x: RealArray, p: number, q: number, parts: 1 | 2, mirror?: Mirror): void;
/** Element p of x := element q of y, or with 'c' its conjugate. */
export declare function copyElement(x: RealArray, p: number, y: RealArray, q: number, parts: 1 | 2, mirror?: Mirror): void;
/** Factors of the update by a 2 x 2 pivot [a b; b c]: rows (x, y) of its two columns become ((d22 x - y) t, (d11 y - x) t). */
export declare function blockFactors(a: number, b: number, c: number): {
    d11: number;
    d22: number;
    t: number;
};
/** Stores a step in LAPACK's convention: pivots count from 1; both of a 2 x 2 pivot are negative. Working index to storage by `uplo`. */
export declare function storePivot(uplo: Uplo, n: number, ipiv: Int32Array, off: number, k: number, step: number, p: number): void;
/** The step of the factorization at working index k: its size and the row that its last row was exchanged with. */
export declare function pivotAt(uplo: Uplo, n: number, ipiv: Int32Array, ipivOff: number, k: number): {
    step: number;
    p: number;
};
