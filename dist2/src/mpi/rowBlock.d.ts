import type { HostMatrix, MatrixData, MatrixType } from './hostMatrix.ts';
export interface RowBlock {
    readonly type: MatrixType;
    readonly rows: number;
    readonly n: number;
    readonly nrhs: number;
    readonly data: MatrixData;
}
/** A and b side by side, in the precision and the field of both. */
export declare function checkPair(routine: string, A: HostMatrix, b: HostMatrix): RowBlock;
/** Single if both are, real if both are. */
export declare function common(a: MatrixType, b: MatrixType): MatrixType;
/** What stands in the place of the R of a rank that has failed: its partners throw it away. */
export declare const zeroTriangle: (block: RowBlock) => RowBlock;
/** Rows, and others below. */
export declare function stackedRows(above: RowBlock, below: MatrixData): RowBlock;
/** R and c of (R c), the first n rows; where there are fewer, zeros below. */
export declare function topRight({ type, rows, n, nrhs, data }: RowBlock): [R: HostMatrix, c: HostMatrix];
/** ||(R c) (x; -1)||^2 for each column of c: all rows of the last triangle, of which those below the first n have no part in x. */
export declare function residualsOf({ type, rows, n, nrhs, data }: RowBlock, x: MatrixData, count: number): MatrixData;
