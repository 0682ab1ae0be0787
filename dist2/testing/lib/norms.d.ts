import { type Prec } from '../../src/core/field.ts';
export type RealArray = Float32Array | Float64Array;
/** A rows x cols matrix inside an array: element (i, j) is data[offset + i + j * ld]. */
export interface MatrixView {
    readonly data: RealArray;
    readonly rows: number;
    readonly cols: number;
    readonly ld: number;
    readonly offset: number;
    /** 2 where elements are complex: two entries of data each. Sizes, ld and offset count elements all the same. */
    readonly parts?: 2 | undefined;
}
/** 2 of complex precisions, as views say it. */
export declare const partsOf: (prec: Prec) => 2 | undefined;
export declare function matrixView(data: RealArray, rows: number, cols: number, ld?: number, offset?: number, parts?: 2): MatrixView;
/** A vector as a matrix of one column. */
export declare const columnView: (x: RealArray, parts?: 2) => MatrixView;
/** |x| of element p of the array. */
export declare const sizeAt: ({ data, parts }: MatrixView, p: number) => number;
/** Element p of one array := element q of another. */
export declare function copyElement(to: MatrixView, p: number, from: MatrixView, q: number): void;
/** Whether element p has the same bits in two arrays; NaN equals NaN. */
export declare function sameElement(x: MatrixView, y: MatrixView, p: number): boolean;
/** A(j,j) := value, without an imaginary part. */
export declare function setReal({ data, offset, ld, parts }: MatrixView, j: number, value: number): void;
/** The stored part of a triangular matrix; the other triangle, and a unit diagonal, are never read. */
export interface Triangle {
    readonly uplo: 'l' | 'u';
    readonly diag: 'n' | 'u';
}
/** Larger of two norms, NaN if either is. */
export declare const larger: (a: number, b: number) => number;
/** First and past-the-last row of column j that are stored. */
export declare function storedRows(a: MatrixView, j: number, triangle: Triangle | undefined): readonly [number, number];
/** Number of ones on the diagonal that count although they are not stored. */
export declare const impliedOnes: (a: MatrixView, triangle: Triangle | undefined) => number;
/** max_j sum_i |a_ij| */
export declare function normOne(a: MatrixView, triangle?: Triangle): number;
/** max_i sum_j |a_ij| */
export declare function normInf(a: MatrixView, triangle?: Triangle): number;
/** max_ij |a_ij| */
export declare function normMax(a: MatrixView, triangle?: Triangle): number;
/** sqrt( sum_ij |a_ij|^2 ), scaled where squares of doubles would leave the range. */
export declare function normFro(a: MatrixView, triangle?: Triangle): number;
/** Worst error of a batch: NaN wins, then infinity, then the largest; 0 for an empty batch. */
export declare function maxOverBatch(errors: Iterable<number>): number;
