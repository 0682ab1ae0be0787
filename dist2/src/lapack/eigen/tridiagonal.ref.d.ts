import { type FieldMat, type RealMat } from '../../core/matrix.ts';
/** The largest |d(i)| and |e(i)| of rows first..last; NaN if an element is. */
export declare function tridiagonalMax(first: number, last: number, d: Float64Array, e: Float64Array): number;
/** Z := value, all parts of an n x m matrix. */
export declare function fillRef(n: number, m: number, value: number, Z: FieldMat): void;
/** Z := the unit matrix of order n. */
export declare function unitRef(n: number, Z: FieldMat): void;
/** Z := X, real numbers, n x m. */
export declare function widenRef(n: number, m: number, X: RealMat, Z: FieldMat): void;
/** Whether d and e are finite; otherwise d and e := NaN, and the vectors too. */
export declare function isFiniteOrNaN(n: number, d: Float64Array, e: Float64Array, Z?: FieldMat): boolean;
/** The power of two that brings a block whose largest element is `most` into the range of its squares; 1 where it is there. */
export declare function blockScale(most: number): number;
/** Multiplies rows first..last of the tridiagonal matrix. */
export declare function scaleRows(first: number, last: number, d: Float64Array, e: Float64Array, factor: number): void;
/**
 * The last row of the block that begins at row `first`: e behind it is negligible against its neighbours, and is made zero. LAPACK's
 * criterion.
 */
export declare function blockEnd(n: number, first: number, d: Float64Array, e: Float64Array, eps: number): number;
/** How many off-diagonal elements are left. */
export declare function unconverged(n: number, e: Float64Array): number;
/** The order in which d ascends. */
export declare const ascending: (n: number, d: Float64Array) => Int32Array;
/** Column i of X := column order[i], of `rows` elements, in place. */
export declare function permuteColumns(rows: number, { data, off, ld }: RealMat, order: Int32Array): void;
