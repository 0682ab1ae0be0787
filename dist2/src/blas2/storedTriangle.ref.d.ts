import { type FieldMat, type RealArray, type Uplo } from '../core/matrix.ts';
/** A triangle of order n with `reach` diagonals beside the main one: element (i, j) is that of data, or the pair, at column(j) + i. */
export interface Triangle {
    readonly uplo: Uplo;
    readonly n: number;
    readonly reach: number;
    readonly data: RealArray;
    readonly parts?: 1 | 2 | undefined;
    column(j: number): number;
}
export declare const dense: (uplo: Uplo, n: number, { data, off, ld, parts }: FieldMat) => Triangle;
/** The stored parts of the columns, one behind the other. */
export declare const packed: (uplo: Uplo, n: number, { data, off, parts }: FieldMat) => Triangle;
export declare const banded: (uplo: Uplo, n: number, k: number, A: FieldMat) => Triangle;
/** Calls `visit` for each column: the place of its row 0, and its rows beside the diagonal, the last of them excluded. */
export declare function eachColumn({ uplo, n, reach, column }: Triangle, visit: (j: number, at: number, first: number, last: number) => void, forward?: boolean): void;
