import { type FieldMat } from '../../core/matrix.ts';
/** The largest |a(i,j)|, of complex numbers of a part, n x n; NaN if one is, Infinity if one is infinite and none is NaN. */
export declare function magnitudeRef(n: number, A: FieldMat): number;
/** A, n x n, times a power of two, which is returned; 1 where nothing needs scaling. A is finite. */
export declare function scaleRef(n: number, A: FieldMat): number;
/** Rows and columns of a matrix := NaN. */
export declare function blankRef(rows: number, cols: number, A: FieldMat): void;
